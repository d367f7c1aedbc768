import { CloseOutlined } from '@ant-design/icons';
import type { ModalProps } from 'antd';
import Modal from 'antd/es/modal/Modal';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { focusWhatIsLeft, usePageBehind } from './pageBehind';
import { useCloseRequest } from './useCloseRequest';
import './kit.css';

interface DialogProps extends Omit<ModalProps, 'onCancel'> {
  /** Called on Escape, Back on a phone, the close button or a press outside. */
  readonly onCancel: () => void;
}

/**
 * Every dialog of the portal. It fades in at its full size: one that grows moves its buttons under the pointer, and a
 * quick press lands beside them. antd's `Modal` is the same with `Modal.confirm` and its kind tied to it.
 */
export const Dialog = ({ keyboard = true, title, afterClose, ...props }: DialogProps): ReactElement => {
  const isOpen = props.open === true;
  const hearsEscape = useCloseRequest(isOpen && keyboard, props.onCancel);
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  usePageBehind(isOpen, heading);
  // antd would begin on the close button; without one, the first field or button comes first.
  const beginsOnHeading = props.closable !== false;
  useLayoutEffect(() => {
    if (beginsOnHeading) heading?.focus({ preventScroll: true });
  }, [heading, beginsOnHeading]);
  const close = (): void => {
    const dialog = heading?.closest('[role="dialog"]');
    afterClose?.();
    // Then the caller knows better.
    if (props.focusable?.focusTriggerAfterClose === false) return;
    const { activeElement } = document;
    if (activeElement === document.body || dialog?.contains(activeElement)) focusWhatIsLeft();
  };
  return (
    <Modal
      centered
      destroyOnHidden
      transitionName="ant-fade"
      // antd's own has an English name.
      closeIcon={<CloseOutlined aria-hidden />}
      keyboard={keyboard && hearsEscape}
      title={
        <h2 ref={setHeading} tabIndex={-1} className="portal-dialog-title">
          {title}
        </h2>
      }
      afterClose={close}
      {...props}
    />
  );
};
