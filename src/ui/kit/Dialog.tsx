import { Modal, type ModalProps } from 'antd';
import type { ReactElement } from 'react';

/**
 * The base of every dialog. It fades in at full size, because one that grows moves its buttons under the pointer and a
 * quick press misses them.
 */
export const Dialog = (props: ModalProps): ReactElement => (
  <Modal centered destroyOnHidden transitionName="ant-fade" {...props} />
);
