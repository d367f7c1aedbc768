import { LoadingOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';

/** antd's own has the label "loading", which changes the button's accessible name. */
export const spinner = <LoadingOutlined aria-hidden />;

/** Spinner of a busy button. */
export const busyIcon = (isBusy: boolean): NonNullable<ButtonProps['loading']> => isBusy && { icon: spinner };
