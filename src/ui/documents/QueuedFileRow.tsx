import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { CabinetQueue } from '../../application/documents/UploadSeveral';
import { sizeInKb } from '../../domain/documents/sizeInKb';
import type { QueuedStatus } from '../../domain/documents/uploadQueue';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { documentTexts } from '../texts/documentTexts';
import { severalUploadTexts } from '../texts/severalUploadTexts';
import type { SeveralUploadsStore } from './SeveralUploadsStore';
import { cabinetUploadText } from './uploadErrorText';

type StatusKind = QueuedStatus<unknown>['kind'];

const tones: Readonly<Record<StatusKind, StatusTone>> = {
  waiting: 'idle',
  sending: 'progress',
  sent: 'success',
  cancelled: 'idle',
  failed: 'error',
  refused: 'error',
};

interface RowProps {
  readonly store: SeveralUploadsStore;
  readonly queued: CabinetQueue['files'][number];
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
    text={severalUploadTexts.cancel}
    label={severalUploadTexts.cancelFile(file.name)}
    onPress={() => store.cancel(id)}
  />
));

const Again = observer(({ store, queued: { id, file } }: RowProps): ReactElement => (
  <Press
    text={severalUploadTexts.again}
    label={severalUploadTexts.againFile(file.name)}
    onPress={() => store.retry(id)}
  />
));

const Remove = observer(({ store, queued: { id, file } }: RowProps): ReactElement => (
  <Press
    text={severalUploadTexts.remove}
    label={severalUploadTexts.removeFile(file.name)}
    onPress={() => store.remove(id)}
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
      return store.sending.isRunning ? <Cancel {...props} /> : <Remove {...props} />;
    case 'failed':
    case 'cancelled':
      return (
        <>
          <Again {...props} />
          <Remove {...props} />
        </>
      );
    case 'refused':
      return <Remove {...props} />;
  }
});

const Progress = observer(({ store, queued }: RowProps): ReactElement => (
  <div className="portal-queued-progress">
    <NamedProgress label={documentTexts.uploading(queued.file.name)} percent={store.progress.percent} />
    <StillWaiting command={store.progress} look="note" />
  </div>
));

const Problem = observer(({ status }: Pick<RowProps['queued'], 'status'>): ReactElement | null => {
  if (status.kind !== 'failed' && status.kind !== 'refused') return null;
  return (
    <Message kind="error">
      {cabinetUploadText(status.kind === 'failed' ? status.problem : status.refused)}
    </Message>
  );
});

/** One file of the list: where it stands, and what can be done about it. */
export const QueuedFileRow = observer((props: RowProps): ReactElement => {
  const { file, status } = props.queued;
  return (
    <li className="portal-queued">
      <div className="portal-queued-head">
        <span className="portal-queued-name">{file.name}</span>
        <span className="portal-queued-size">{documentTexts.kilobytes(sizeInKb(file.size))}</span>
      </div>
      <div className="portal-queued-state">
        <StatusPill tone={tones[status.kind]}>{severalUploadTexts.statuses[status.kind]}</StatusPill>
        <Presses {...props} />
      </div>
      {status.kind === 'sending' && <Progress {...props} />}
      <Problem status={status} />
    </li>
  );
});
