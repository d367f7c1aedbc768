import { CloseOutlined } from '@ant-design/icons';
import type { ModalProps } from 'antd';
import Modal from 'antd/es/modal/Modal';
import type { ReactElement } from 'react';

/**
 * Every dialog of the portal. It fades in at its full size: one that grows moves its buttons under the pointer, and a
 * quick press lands beside them. antd's `Modal` is the same with `Modal.confirm` and its kind tied to it.
 */
export const Dialog = (props: ModalProps): ReactElement => (
  <Modal
    centered
    destroyOnHidden
    transitionName="ant-fade"
    // antd's own has an English name.
    closeIcon={<CloseOutlined aria-hidden />}
    {...props}
  />
);
