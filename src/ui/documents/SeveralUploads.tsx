import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { acceptedExtensions, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { DropZone } from '../kit/DropZone';
import { Message } from '../kit/Message';
import { uploadFileOf } from '../kit/uploadFile';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { SeveralUploadsProps } from './CabinetPage';
import { QueuedFileRow } from './QueuedFileRow';
import { QueuedFiles } from './QueuedFiles';
import { SeveralUploadsStore } from './SeveralUploadsStore';
import { SendingDialog } from '../kit/SendingDialog';
import { acceptedText } from './uploadErrorText';

interface PartProps {
  readonly store: SeveralUploadsStore;
}

/** Told whenever a file has been sent: how many of how many, and at the end that the page reloads. */
const Tally = observer(({ store }: PartProps): ReactElement => {
  const { sent, failed, held, refused, total } = store.list.tally;
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
      {refused > 0 && <p>{texts().severalUpload.refused(refused)}</p>}
      {held > 0 && !store.list.isRunning && <p>{texts().severalUpload.held(held)}</p>}
    </div>
  );
});

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
    return (
      <SendingDialog
        store={store}
        title={texts().severalUpload.button}
        stopLead={texts().severalUpload.stopLead}
        opener={opener}
      >
        <DropZone
          label={texts().severalUpload.choose}
          lead={texts().severalUpload.lead}
          accepted={acceptedText(cabinetPolicy)}
          accept={acceptedExtensions(cabinetPolicy).join(',')}
          disabled={false}
          onFiles={(files) => store.list.add(files.map(uploadFileOf))}
        />
        <QueuedFiles
          store={store}
          tally={<Tally store={store} />}
          row={(queued) => <QueuedFileRow key={queued.id} store={store} queued={queued} />}
        />
      </SendingDialog>
    );
  },
);
