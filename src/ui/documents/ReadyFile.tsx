import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { TaskDocument } from '../../domain/documents/file';
import { documentTexts } from '../texts/documentTexts';
import { sizeText } from './sizeText';
import type { TaskDocumentsStore } from './TaskDocumentsStore';

interface ReadyFileProps {
  readonly store: TaskDocumentsStore;
  readonly document: TaskDocument;
}

/** The PDF that waits for Upload at this document, with its size; nothing has been sent (CHECK-05). */
export const ReadyFile = observer(({ store, document }: ReadyFileProps): ReactElement | null => {
  const { ready } = store;
  if (ready?.documentId !== document.id) return null;
  return (
    <p role="status">
      {documentTexts.readyToUpload(ready.file.name, sizeText(ready.file.size))}{' '}
      <Button size="small" disabled={store.uploading.isRunning} onClick={() => store.forgetReady()}>
        {documentTexts.removeReady(ready.file.name)}
      </Button>
    </p>
  );
});
