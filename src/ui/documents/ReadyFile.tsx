import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { TaskDocument } from '../../domain/documents/file';
import { documentTexts } from '../texts/documentTexts';
import { sizeText } from './sizeText';
import type { TaskDocumentsStore } from './TaskDocumentsStore';
import { UploadTold } from './UploadTold';

interface ReadyFileProps {
  readonly store: TaskDocumentsStore;
  readonly document: TaskDocument;
}

/** The PDF that waits for Upload at this document, with its size; nothing has been sent (CHECK-05). */
export const ReadyFile = observer(({ store, document }: ReadyFileProps): ReactElement | null => {
  const { ready } = store;
  if (ready?.document.id !== document.id) return null;
  return (
    <UploadTold kind="info">
      <p>{documentTexts.readyToUpload(ready.file.name, sizeText(ready.file.size))}</p>
      {store.sending !== document.id && (
        <p>
          <strong>{documentTexts.notSentYet(documentTexts.uploadDocument(document.name))}</strong>
        </p>
      )}
      <Button size="small" disabled={store.uploading.isRunning} onClick={() => store.forgetReady(document)}>
        {documentTexts.removeReady(ready.file.name)}
      </Button>
    </UploadTold>
  );
});
