import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { texts } from '../texts/texts';
import './cameraButton.css';

interface CameraButtonProps {
  readonly accept: string;
  readonly disabled: boolean;
  readonly onPhoto: (photo: File) => void;
}

/** Opens the camera of a phone or tablet. */
export const CameraButton = observer(({ accept, disabled, onPhoto }: CameraButtonProps): ReactElement => {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="portal-camera"
        icon={<CameraOutlined aria-hidden />}
        disabled={disabled}
        onClick={() => camera.current?.click()}
      >
        {texts().photo.take}
      </Button>
      <input
        ref={camera}
        type="file"
        accept={accept}
        capture="environment"
        hidden
        tabIndex={-1}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          // Reset, so that a photograph of the same name fires change again.
          event.target.value = '';
          if (photo !== undefined) onPhoto(photo);
        }}
      />
    </>
  );
});
