import { Button } from 'antd';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { acceptedExtensions, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { Dialog } from '../kit/Dialog';
import { DropZone } from '../kit/DropZone';
import { Message } from '../kit/Message';
import { isFocusLost } from '../kit/pageBehind';
import { StillWaiting } from '../kit/StillWaiting';
import { uploadFileOf } from '../kit/uploadFile';
import { useUnloadWarning } from '../kit/useUnloadWarning';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { SeveralUploadsProps } from './CabinetPage';
import { QueuedFileRow } from './QueuedFileRow';
import { SeveralUploadsStore } from './SeveralUploadsStore';
import { acceptedText } from './uploadErrorText';
import './severalUploads.css';

interface PartProps {
  readonly store: SeveralUploadsStore;
}

/** Told whenever a file has been sent: how many of how many, and at the end that the page reloads. */
const Tally = observer(({ store }: PartProps): ReactElement => {
  const { sent, failed, held, total } = store.list.tally;
  return (
    <div role="status">
      {store.list.isReloadDue ? (
        <Message kind="success" isLive={false}>
          {texts().document.uploaded(texts().severalUpload.files(sent))}
        </Message>
      ) : (
        (sent > 0 || store.list.isRunning) && <p>{texts().severalUpload.sentOf(sent, total)}</p>
      )}
      {failed > 0 && !store.list.isRunning && <p>{texts().severalUpload.failed(failed)}</p>}
      {held > 0 && !store.list.isRunning && <p>{texts().severalUpload.held(held)}</p>}
    </div>
  );
});

/** Until the first file begins; from then on its row tells. */
const Waiting = observer(({ store }: PartProps): ReactElement | null =>
  store.list.progress.isRunning ? null : <StillWaiting command={store.list.sending} />,
);

const Interrupted = observer(({ store }: PartProps): ReactElement | null =>
  isSome(store.list.interruption) ? (
    <Message kind="info">{texts().severalUpload.interruptions[store.list.interruption.value]}</Message>
  ) : null,
);

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
const useFocusKept = (store: SeveralUploadsStore, place: RefObject<HTMLElement | null>): void => {
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

const List = observer(({ store }: PartProps): ReactElement => {
  const told = useRef<HTMLDivElement>(null);
  useFocusKept(store, told);
  return (
    <>
      <div ref={told} tabIndex={-1} className="portal-several-told">
        <Tally store={store} />
        <Waiting store={store} />
        <Interrupted store={store} />
        <AllAgain store={store} />
      </div>
      {store.list.queue.files.length > 0 && (
        <ul role="list" className="portal-several-files" aria-label={texts().severalUpload.list}>
          {store.list.queue.files.map((queued) => (
            <QueuedFileRow key={queued.id} store={store} queued={queued} />
          ))}
        </ul>
      )}
    </>
  );
});

interface ClosingProps extends PartProps {
  readonly afterClose: () => void;
}

const SeveralDialog = observer(({ store, afterClose }: ClosingProps): ReactElement => (
  <Dialog
    open={store.isOpen}
    title={texts().severalUpload.button}
    width={640}
    closable={false}
    mask={{ closable: false }}
    onCancel={() => store.close()}
    afterClose={afterClose}
    footer={[
      <Button key="close" size="large" onClick={() => store.close()}>
        {texts().severalUpload.close}
      </Button>,
      <Button
        key="upload"
        size="large"
        type="primary"
        disabled={!store.canSend}
        onClick={() => store.sendAll()}
      >
        {texts().severalUpload.upload}
      </Button>,
    ]}
  >
    <div className="portal-several">
      <DropZone
        label={texts().severalUpload.choose}
        lead={texts().severalUpload.lead}
        accepted={acceptedText(cabinetPolicy)}
        accept={acceptedExtensions(cabinetPolicy).join(',')}
        disabled={false}
        onFiles={(files) => store.list.add(files.map(uploadFileOf))}
      />
      <List store={store} />
    </div>
  </Dialog>
));

/** The dialog that uploads several files to the cabinet, one after the other (CHECK-06). */
export const SeveralUploads = observer(
  ({ page, presses, dropped, opener }: SeveralUploadsProps): ReactElement => {
    const store = useStore(SeveralUploadsStore);
    useEffect(() => {
      store.enter(page);
      return () => store.leave();
    }, [store, page]);
    useEffect(() => {
      store.open();
      if (dropped.length > 0) store.list.add(dropped.map(uploadFileOf));
    }, [store, presses, dropped]);
    useUnloadWarning(store.list.isRunning);
    // The question gives the focus back to the dialog, which closes together with it.
    const giveFocusBack = (): void => {
      if (!store.isOpen && isFocusLost()) opener.current?.focus();
    };
    return (
      <>
        <SeveralDialog store={store} afterClose={giveFocusBack} />
        <ConfirmDialog
          open={store.isAsking}
          title={texts().severalUpload.stopTitle}
          yes={texts().severalUpload.stop}
          no={texts().severalUpload.goOn}
          onYes={() => store.stopAndClose()}
          onNo={() => store.keepSending()}
          afterClose={giveFocusBack}
        >
          {texts().severalUpload.stopLead}
        </ConfirmDialog>
      </>
    );
  },
);
