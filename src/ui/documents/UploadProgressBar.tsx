import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { NamedProgress } from '../kit/NamedProgress';
import { documentTexts } from '../texts/documentTexts';
import type { UploadState } from './UploadState';

interface UploadProgressProps {
  readonly upload: UploadState;
  readonly name: string;
}

/** How far an upload is, with the way to stop it; nothing while none is under way. */
export const UploadProgressBar = observer(({ upload, name }: UploadProgressProps): ReactElement | null => {
  if (!upload.isRunning) return null;
  return (
    <div className="portal-upload-progress">
      <NamedProgress label={documentTexts.uploading(name)} percent={upload.percent} />
      <Button size="small" onClick={() => upload.cancel()}>
        {documentTexts.cancelUpload}
      </Button>
    </div>
  );
});
