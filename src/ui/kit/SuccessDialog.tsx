import { CheckCircleFilled } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { Dialog } from './Dialog';
import type { Elements } from './elements';
import './kit.css';

export interface SuccessDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: Elements;
  readonly actions: Elements;
  /** Called on Esc, a click outside or the close button. */
  readonly onClose: () => void;
  /** Called when a pointer press begins in the dialog, and when it ends anywhere. */
  readonly onPress: (isPressed: boolean) => void;
  /** Called when it has gone, to say where the focus goes. */
  readonly afterClose: () => void;
}

const followPress = (onPress: (isPressed: boolean) => void): void => {
  const following = new AbortController();
  const end = (): void => {
    following.abort();
    onPress(false);
  };
  window.addEventListener('pointerup', end, { signal: following.signal });
  window.addEventListener('pointercancel', end, { signal: following.signal });
  onPress(true);
};

/** A success message and the next actions. */
export const SuccessDialog = ({
  open,
  title,
  children,
  actions,
  onClose,
  onPress,
  afterClose,
}: SuccessDialogProps): ReactElement => (
  <Dialog
    open={open}
    title={
      <span className="portal-success-title">
        <CheckCircleFilled aria-hidden />
        <span>{` ${title}`}</span>
      </span>
    }
    mask={{ closable: true }}
    width={480}
    onCancel={onClose}
    afterClose={afterClose}
    wrapProps={{ onPointerDown: () => followPress(onPress) }}
    footer={<div className="portal-dialog-actions">{actions}</div>}
  >
    <output className="portal-block">{children}</output>
  </Dialog>
);
