import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { NamedProgress } from '../kit/NamedProgress';
import { useIntoView } from '../kit/useIntoView';
import { StillWaiting } from '../kit/StillWaiting';
import type { Waitable } from '../state/LongWait';
import { texts } from '../texts/texts';
import './uploadProgress.css';

/** An upload that may be running, with its Cancel. */
interface Uploading extends Waitable {
  readonly percent: number;
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
  const part = useIntoView<HTMLDivElement>();
  return (
    <div ref={part} className="portal-upload-progress">
      <NamedProgress label={texts().document.uploading(name)} percent={upload.percent} />
      <StillWaiting command={upload} look="note" />
      <Button size="small" onClick={() => upload.cancel()}>
        {texts().document.cancelUpload}
      </Button>
    </div>
  );
});
