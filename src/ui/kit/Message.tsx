import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Alert } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { needsProvider, referenceOf } from '../../application/ports/gatewayError';
import { Reference } from './Reference';
import './kit.css';

type MessageKind = 'error' | 'success' | 'info';

const iconOf: Readonly<Record<MessageKind, ReactNode>> = {
  error: <CloseCircleFilled aria-hidden />,
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
};

interface Told {
  readonly children: ReactNode;
  /** False when another sentence beside it is announced instead. */
  readonly isLive?: boolean;
}

/** A failure says what caused it, so that none of a call is told without its reference. */
interface Failure {
  readonly kind: 'error';
  /** The failure as its call gave it; undefined for what no call caused. */
  readonly cause: unknown;
}

interface News {
  readonly kind: Exclude<MessageKind, 'error'>;
  readonly cause?: never;
}

export type MessageProps = Told & (Failure | News);

const roleOf = (kind: MessageKind): string => (kind === 'error' ? 'alert' : 'status');

/** A message that screen readers announce: a failure as alert, anything else as status (AMB-18). */
export const Message = ({ kind, children, isLive = true, cause }: MessageProps): ReactElement => {
  const message = (
    <Alert
      type={kind}
      variant="filled"
      showIcon
      icon={iconOf[kind]}
      role={isLive ? roleOf(kind) : 'presentation'}
      className="portal-message"
      title={children}
    />
  );
  return referenceOf(cause) === undefined && !needsProvider(cause) ? (
    message
  ) : (
    <div className="portal-told">
      {message}
      <Reference cause={cause} />
    </div>
  );
};
