import { CloseOutlined } from '@ant-design/icons';
import type { ModalProps } from 'antd';
import Modal from 'antd/es/modal/Modal';
import type { ReactElement } from 'react';
import { useCloseRequest } from './useCloseRequest';

interface DialogProps extends Omit<ModalProps, 'onCancel'> {
  /** Called on Escape, Back on a phone, the close button or a press outside. */
  readonly onCancel: () => void;
}

/**
 * Every dialog of the portal. It fades in at its full size: one that grows moves its buttons under the pointer, and a
 * quick press lands beside them. antd's `Modal` is the same with `Modal.confirm` and its kind tied to it.
 */
export const Dialog = ({ keyboard = true, ...props }: DialogProps): ReactElement => {
  const hearsEscape = useCloseRequest(props.open === true && keyboard, props.onCancel);
  return (
    <Modal
      centered
      destroyOnHidden
      transitionName="ant-fade"
      // antd's own has an English name.
      closeIcon={<CloseOutlined aria-hidden />}
      keyboard={keyboard && hearsEscape}
      {...props}
    />
  );
};
