import { Button } from 'antd';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import { mayTryAgain, type QueuedStatus } from '../../domain/documents/uploadQueue';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { texts } from '../texts/texts';
import type { SeveralUploadsStore } from './SeveralUploadsStore';
import { fileWarningText } from './fileWarningText';
import { sizeText } from './sizeText';
import { cabinetUploadText, refusalText } from './uploadErrorText';
import { langOf } from '../kit/langOf';

type StatusKind = QueuedStatus<unknown>['kind'];

const tones: Readonly<Record<StatusKind, StatusTone>> = {
  waiting: 'idle',
  held: 'progress',
  sending: 'progress',
  sent: 'success',
  cancelled: 'idle',
  failed: 'error',
  refused: 'error',
};

interface RowProps {
  readonly store: SeveralUploadsStore;
  readonly queued: QueuedChosen;
}

interface PressProps {
  readonly text: string;
  readonly label: string;
  readonly onPress: () => void;
}

const Press = ({ text, label, onPress }: PressProps): ReactElement => (
  <Button size="small" aria-label={label} onClick={onPress}>
    {text}
  </Button>
);

const Cancel = observer(({ store, queued: { id, file } }: RowProps): ReactElement => (
  <Press
    text={texts().severalUpload.cancel}
    label={texts().severalUpload.cancelFile(file.name)}
    onPress={() => store.list.cancelOne(id)}
  />
));

const Again = observer(({ store, queued: { id, file } }: RowProps): ReactElement => (
  <Press
    text={texts().severalUpload.again}
    label={texts().severalUpload.againFile(file.name)}
    onPress={() => store.retry(id)}
  />
));

const Remove = observer(({ store, queued: { id, file } }: RowProps): ReactElement => (
  <Press
    text={texts().severalUpload.remove}
    label={texts().severalUpload.removeFile(file.name)}
    onPress={() => store.list.remove(id)}
  />
));

/** What can be done about the file; a waiting one is cancelled once the sending has begun, and removed before. */
const Presses = observer((props: RowProps): ReactElement | null => {
  const { store, queued } = props;
  switch (queued.status.kind) {
    case 'sent':
      return null;
    case 'sending':
      return <Cancel {...props} />;
    case 'waiting':
      return store.list.isRunning ? <Cancel {...props} /> : <Remove {...props} />;
    case 'failed':
    case 'cancelled':
      return (
        <>
          {mayTryAgain(queued.status) && <Again {...props} />}
          <Remove {...props} />
        </>
      );
    case 'held':
    case 'refused':
      return <Remove {...props} />;
  }
});

const Progress = observer(({ store, queued }: RowProps): ReactElement => (
  <div className="portal-queued-progress">
    <NamedProgress label={texts().document.uploading(queued.file.name)} percent={store.list.percent} />
    <StillWaiting command={store.list.progress} look="note" />
  </div>
));

/** What is known of the file beside its size, once it has been looked at. */
const Pages = observer(({ store, queued }: RowProps): ReactElement | null => {
  const { pages } = store.list.findings.of(queued.file);
  return isSome(pages) ? (
    <span className="portal-queued-size">{texts().document.pages(pages.value)}</span>
  ) : null;
});

/** What to know of the file; also of one that was cancelled, and of one that was on its way before the check ended. */
const Warnings = observer(({ store, queued: { file, status } }: RowProps): ReactElement | null => {
  const { warnings } = store.list.findings.of(file);
  const isLate = store.list.warnedLate.has(file);
  const isTold = status.kind === 'held' || status.kind === 'cancelled' || isLate;
  return isTold && warnings.length > 0 ? (
    <ul className="portal-queued-warnings">
      {warnings.map((warning) => (
        <li key={warning.kind}>{fileWarningText(warning)}</li>
      ))}
    </ul>
  ) : null;
});

const Problem = observer(({ status }: Pick<RowProps['queued'], 'status'>): ReactElement | null => {
  if (status.kind !== 'failed' && status.kind !== 'refused') return null;
  return (
    <Message kind="error" cause={status.kind === 'failed' ? status.problem : undefined}>
      {status.kind === 'failed' ? cabinetUploadText(status.problem) : refusalText(status.refused)}
    </Message>
  );
});

/** One file of the list: where it stands, and what can be done about it. */
export const QueuedFileRow = observer((props: RowProps): ReactElement => {
  const { file, status } = props.queued;
  const isChecking = status.kind === 'waiting' && props.store.list.findings.current === file;
  return (
    <li className="portal-queued">
      <div className="portal-queued-head">
        <span className="portal-queued-name" lang={langOf(file.name)}>
          {file.name}
        </span>
        <span className="portal-queued-size">{sizeText(file.size)}</span>
        <Pages {...props} />
      </div>
      <div className="portal-queued-state">
        <StatusPill tone={tones[status.kind]}>
          {isChecking ? texts().severalUpload.checking : texts().severalUpload.statuses[status.kind]}
        </StatusPill>
        <Presses {...props} />
      </div>
      {status.kind === 'sending' && <Progress {...props} />}
      <Warnings {...props} />
      <Problem status={status} />
    </li>
  );
});
