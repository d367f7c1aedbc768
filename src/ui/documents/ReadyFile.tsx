import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { TaskDocument } from '../../domain/documents/file';
import { texts } from '../texts/texts';
import { sizeText } from './sizeText';
import type { TaskDocumentsStore } from './TaskDocumentsStore';
import { UploadTold } from './UploadTold';

interface ReadyFileProps {
  readonly store: TaskDocumentsStore;
  readonly document: TaskDocument;
}

/** The file that waits for Upload at this document, with its size; nothing has been sent (CHECK-05). */
export const ReadyFile = observer(({ store, document }: ReadyFileProps): ReactElement | null => {
  const place = store.placeAt(document);
  if (place?.ready === undefined) return null;
  const { file } = place.ready;
  return (
    <UploadTold kind="info">
      <p>{texts().document.readyToUpload(file.name, sizeText(file.size))}</p>
      {!place.isRunning && (
        <p>
          <strong>{texts().document.notSentYet(texts().document.uploadDocument(document.name))}</strong>
        </p>
      )}
      <Button size="small" disabled={store.isUploading} onClick={() => place.clear()}>
        {texts().document.removeReady(file.name)}
      </Button>
    </UploadTold>
  );
});
