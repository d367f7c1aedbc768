import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';

/** Spinner of a busy button. antd's own has the label "loading", which changes the button's accessible name. */
export const busyIcon = (isBusy: boolean): NonNullable<ButtonProps['loading']> =>
  isBusy && { icon: <LoadingOutlined aria-hidden /> };
