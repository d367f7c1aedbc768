import { CheckCircleFilled } from '@ant-design/icons';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from './Dialog';
import './kit.css';

export interface SuccessDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Esc, a click beside the dialog or its cross; without it only the actions lead on. */
  readonly onClose?: () => void;
}

/** What went well, and the ways on. */
export const SuccessDialog = ({
  open,
  title,
  children,
  actions,
  onClose,
}: SuccessDialogProps): ReactElement => (
  <Dialog
    open={open}
    title={
      <span className="portal-success-title">
        <CheckCircleFilled aria-hidden /> {title}
      </span>
    }
    closable={onClose !== undefined}
    keyboard={onClose !== undefined}
    mask={{ closable: onClose !== undefined }}
    width={480}
    onCancel={() => onClose?.()}
    footer={<div className="portal-dialog-actions">{actions}</div>}
  >
    <output className="portal-block">{children}</output>
  </Dialog>
);
