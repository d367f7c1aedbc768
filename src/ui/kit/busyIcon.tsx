import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';

/** A button's turning mark while it is busy. antd's own says "loading" and so changes the button's name. */
export const busyIcon = (isBusy: boolean): NonNullable<ButtonProps['loading']> =>
  isBusy && { icon: <LoadingOutlined aria-hidden /> };
