import { Button } from 'antd';
import { type ReactElement, type ReactNode, useDeferredValue } from 'react';
import { Dialog } from './Dialog';
import { busyIcon } from './busyIcon';
import './kit.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly busy?: boolean;
  /** Called once the dialog is gone and has given the focus back. */
  readonly afterClose?: () => void;
}

/** A question with two answers; Esc means no, and the focus returns to where it was. */
export const ConfirmDialog = (props: ConfirmDialogProps): ReactElement => {
  const { open, title, children, yes, no, onYes, onNo, busy = false, afterClose } = props;
  // The pressed button updates in the next frame; the dialog follows as soon as it is rendered.
  const isShown = useDeferredValue(open);
  return (
    <Dialog
      open={isShown}
      title={title}
      closable={false}
      width={440}
      onCancel={onNo}
      {...(afterClose === undefined ? {} : { afterClose })}
      footer={[
        <Button key="no" size="large" onClick={onNo} disabled={busy}>
          {no}
        </Button>,
        <Button key="yes" size="large" type="primary" onClick={onYes} loading={busyIcon(busy)}>
          {yes}
        </Button>,
      ]}
    >
      {children}
    </Dialog>
  );
};
