import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';
import './cameraButton.css';

interface CameraButtonProps {
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Where a phone or tablet has a camera. */
export const CameraButton = observer(({ disabled, onPress }: CameraButtonProps): ReactElement => (
  <Button
    className="portal-camera"
    icon={<CameraOutlined aria-hidden />}
    disabled={disabled}
    onClick={onPress}
  >
    {texts().photo.take}
  </Button>
));
