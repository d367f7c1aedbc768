import { Modal, type ModalProps } from 'antd';
import type { ReactElement } from 'react';

/**
 * Every dialog of the portal. It fades in at its full size: one that grows moves its buttons under the pointer, and a
 * quick press lands beside them.
 */
export const Dialog = (props: ModalProps): ReactElement => (
  <Modal centered destroyOnHidden transitionName="ant-fade" {...props} />
);
