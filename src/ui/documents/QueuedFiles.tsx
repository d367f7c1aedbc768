import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { Elements } from '../kit/elements';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { texts } from '../texts/texts';
import type { QueueOfRow } from './QueuedFileRow';
import './severalUploads.css';

/** Chosen files of a dialog, and what is pressed about all of them. */
interface QueueOfFiles extends QueueOfRow {
  readonly retryAll: () => void;
}

interface PartProps {
  readonly store: QueueOfFiles;
}

/** Until the first file begins; from then on its row tells. */
const Waiting = observer(({ store }: PartProps): ReactElement | null =>
  store.list.progress.isRunning ? null : <StillWaiting command={store.list.sending} />,
);

const Interrupted = observer(({ store }: PartProps): ReactElement | null => {
  const { interruption } = store.list;
  if (isNone(interruption)) return null;
  return <Message kind="info">{texts().severalUpload.interruptions[interruption.value]}</Message>;
});

/** One press for all that may be sent after all; a single one has its own button. */
const AllAgain = observer(({ store }: PartProps): ReactElement | null =>
  store.list.tally.retriable > 1 && !store.list.isRunning ? (
    <Button className="portal-several-again" onClick={() => store.retryAll()}>
      {texts().severalUpload.againAll}
    </Button>
  ) : null,
);

const isGone = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/**
 * The button that was pressed disappears or rests with what it did; the focus then goes to where the result is told, or
 * to the button that chooses files where none is left.
 */
const useFocusKept = (store: QueueOfFiles, place: RefObject<HTMLElement | null>): void => {
  const { queue, isRunning } = store.list;
  const former = useRef({ queue, isRunning });
  useEffect(() => {
    const isSame = former.current.queue === queue && former.current.isRunning === isRunning;
    former.current = { queue, isRunning };
    if (isSame || !isGone(document.activeElement)) return;
    if (queue.files.length > 0) place.current?.focus();
    else place.current?.parentElement?.querySelector('button')?.focus();
  }, [queue, isRunning, place]);
};

interface FilesProps extends PartProps {
  /** How many were sent, and what is still to do. */
  readonly tally: Elements;
  readonly row: (queued: QueuedChosen) => ReactElement;
}

/** The chosen files of a dialog, each in a row of its own, below what is told of all (CHECK-06). */
export const QueuedFiles = observer(({ store, tally, row }: FilesProps): ReactElement => {
  const told = useRef<HTMLDivElement>(null);
  useFocusKept(store, told);
  return (
    <>
      <div ref={told} tabIndex={-1} className="portal-several-told">
        {tally}
        <Waiting store={store} />
        <Interrupted store={store} />
        <AllAgain store={store} />
      </div>
      {store.list.queue.files.length > 0 && (
        <ul role="list" className="portal-several-files" aria-label={texts().severalUpload.list}>
          {store.list.queue.files.map(row)}
        </ul>
      )}
    </>
  );
});
