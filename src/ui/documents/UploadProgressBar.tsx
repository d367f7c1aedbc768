import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { useLongWait } from '../kit/useLongWait';
import { documentTexts } from '../texts/documentTexts';
import { kitTexts } from '../texts/kitTexts';
import './uploadProgress.css';

/** The command of a running upload. */
interface Uploading {
  readonly isRunning: boolean;
  readonly percent: number;
  readonly cancel: () => void;
}

interface UploadProgressProps {
  readonly upload: Uploading;
  readonly name: string;
}

/** Progress of an upload with Cancel; nothing when no upload is running. */
export const UploadProgressBar = observer(({ upload, name }: UploadProgressProps): ReactElement | null => {
  return upload.isRunning ? <Running upload={upload} name={name} /> : null;
});

const Running = observer(({ upload, name }: UploadProgressProps): ReactElement => {
  const isLong = useLongWait();
  return (
    <div className="portal-upload-progress">
      <NamedProgress label={documentTexts.uploading(name)} percent={upload.percent} />
      {isLong && <Message kind="info">{kitTexts.stillWaiting}</Message>}
      <Button size="small" onClick={() => upload.cancel()}>
        {documentTexts.cancelUpload}
      </Button>
    </div>
  );
});
