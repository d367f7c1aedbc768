import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { ReactElement, ReactNode } from 'react';
import './kit.css';

type MessageKind = 'error' | 'success' | 'info';

const iconOf: Readonly<Record<MessageKind, ReactNode>> = {
  error: <CloseCircleFilled />,
  success: <CheckCircleFilled />,
  info: <InfoCircleFilled />,
};

export interface MessageProps {
  readonly kind: MessageKind;
  readonly children: ReactNode;
  /** False when another sentence beside it is announced instead. */
  readonly isLive?: boolean;
}

const roleOf = (kind: MessageKind): string => (kind === 'error' ? 'alert' : 'status');

/** A message that screen readers announce: a failure as alert, anything else as status (AMB-18). */
export const Message = ({ kind, children, isLive = true }: MessageProps): ReactElement => (
  <div role={isLive ? roleOf(kind) : undefined} className={`portal-message portal-message-${kind}`}>
    <span className="portal-message-icon" aria-hidden="true">
      {iconOf[kind]}
    </span>
    <div className="portal-message-text">{children}</div>
  </div>
);
