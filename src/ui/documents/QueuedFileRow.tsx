import { Button } from 'antd';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import { isUploadRefused } from '../../domain/documents/uploadPolicy';
import { mayTryAgain, type QueuedStatus } from '../../domain/documents/uploadQueue';
import type { Elements } from '../kit/elements';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { texts } from '../texts/texts';
import { fileWarningText } from './fileWarningText';
import { sizeText } from './sizeText';
import type { UploadPlace } from './UploadPlace';
import { cabinetUploadText, refusalText, taskUploadText } from './uploadErrorText';
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

/** What holds the file, and does what is pressed about it. */
export interface QueueOfRow {
  readonly list: UploadPlace;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}

interface RowProps {
  readonly store: QueueOfRow;
  readonly queued: QueuedChosen;
}

/** Where a file of 'Add papers' stands that waits for the press. */
export type RowStanding = 'asked' | 'ready' | 'noneLeft';

interface QueuedFileRowProps extends RowProps {
  /** Stands before the name. */
  readonly picture?: Elements;
  /** What is asked about the file. */
  readonly children?: Elements;
  /** Where a file stands that waits for the press, in place of the usual word. */
  readonly standing?: RowStanding | undefined;
  /** Whether something comes before another try: the customer's word about the file, or the sending of others. */
  readonly isAsked?: boolean;
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
    onPress={() => store.remove(id)}
  />
));

/** What can be done about the file; a waiting one is cancelled once the sending has begun, and removed before. */
const Presses = observer((props: QueuedFileRowProps): ReactElement | null => {
  const { store, queued, isAsked = false } = props;
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
          {mayTryAgain(queued.status) && !isAsked && <Again {...props} />}
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

const Problem = observer(({ store, queued: { status } }: RowProps): ReactElement | null => {
  if (status.kind !== 'failed' && status.kind !== 'refused') return null;
  if (status.kind === 'refused')
    return (
      <Message kind="error" cause={undefined}>
        {refusalText(status.refused)}
      </Message>
    );
  const { problem } = status;
  const failedText = store.list.to.kind === 'cabinet' ? cabinetUploadText : taskUploadText;
  return (
    <Message kind="error" cause={problem}>
      {isUploadRefused(problem) ? refusalText(problem) : failedText(problem)}
    </Message>
  );
});

interface HeadProps {
  readonly file: UploadFile;
  readonly children?: Elements;
}

/** The file's name and size. */
export const QueuedHead = observer(({ file, children }: HeadProps): ReactElement => (
  <div className="portal-queued-head">
    <span className="portal-queued-name" lang={langOf(file.name)}>
      {file.name}
    </span>
    <span className="portal-queued-size">{sizeText(file.size)}</span>
    {children}
  </div>
));

/** One file of the list: where it stands, and what can be done about it. */
export const QueuedFileRow = observer((props: QueuedFileRowProps): ReactElement => {
  const { standing } = props;
  const { file, status } = props.queued;
  const isChecking = status.kind === 'waiting' && props.store.list.findings.current === file;
  return (
    <li className="portal-queued">
      {props.picture}
      <QueuedHead file={file}>
        <Pages {...props} />
      </QueuedHead>
      <div className="portal-queued-state">
        <StatusPill tone={standing === 'ready' ? 'idle' : tones[status.kind]}>
          {isChecking
            ? texts().severalUpload.checking
            : standing === undefined
              ? texts().severalUpload.statuses[status.kind]
              : texts().papers[standing]}
        </StatusPill>
        <div className="portal-queued-presses">
          <Presses {...props} />
        </div>
      </div>
      {status.kind === 'sending' && <Progress {...props} />}
      {props.children}
      <Warnings {...props} />
      <Problem {...props} />
    </li>
  );
});
