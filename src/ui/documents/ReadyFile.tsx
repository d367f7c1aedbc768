import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useId } from 'react';
import type { TaskDocument } from '../../domain/documents/file';
import { mayTryAgain } from '../../domain/documents/uploadQueue';
import { texts } from '../texts/texts';
import { SendAs } from './SendAs';
import { sizeText } from './sizeText';
import type { TaskDocumentsStore } from './TaskDocumentsStore';
import { UploadTold } from './UploadTold';

interface ReadyFileProps {
  readonly store: TaskDocumentsStore;
  readonly document: TaskDocument;
  /** The button that was pressed goes with the file, so the caller moves the focus. */
  readonly onSent: () => void;
  readonly onChooseAnother: () => void;
  readonly sendRef: RefObject<HTMLButtonElement | null>;
}

/** The file that is kept at this document, with its size: one that is not sent yet, or whose upload failed (CHECK-05, LINE-02). */
export const ReadyFile = observer((props: ReadyFileProps): ReactElement | null => {
  const { store, document, onSent, onChooseAnother, sendRef } = props;
  const toldId = useId();
  const place = store.placeAt(document);
  if (place?.ready === undefined) return null;
  const { file, status } = place.ready;
  const hasFailed = status.kind === 'failed' || status.kind === 'refused';
  const { document: words } = texts();
  const told = hasFailed ? words.kept : words.readyToUpload;
  const send = async (): Promise<void> => {
    await store.send(place);
    onSent();
  };
  return (
    <UploadTold kind="info">
      <p id={toldId}>{told(file.name, sizeText(file.size))}</p>
      {!hasFailed && !place.isRunning && (
        <p>
          <strong>{words.notSentYet(words.sendFile(file.name))}</strong>
        </p>
      )}
      <div className="portal-upload-actions">
        {(!hasFailed || mayTryAgain(status)) && (
          <Button
            ref={sendRef}
            size="small"
            type="primary"
            disabled={store.isUploading}
            aria-describedby={toldId}
            onClick={() => void send()}
          >
            {hasFailed ? words.tryAgain : words.sendFile(file.name)}
          </Button>
        )}
        <SendAs
          chosen={place.ready}
          disabled={store.isUploading}
          onSend={(renamed) => void store.choose(document, renamed).then(onSent)}
        />
        {hasFailed && (
          <Button
            size="small"
            disabled={store.isUploading}
            aria-describedby={toldId}
            onClick={onChooseAnother}
          >
            {words.chooseAnother}
          </Button>
        )}
        <Button size="small" disabled={store.isUploading} onClick={() => place.clear()}>
          {words.removeReady(file.name)}
        </Button>
      </div>
    </UploadTold>
  );
});
