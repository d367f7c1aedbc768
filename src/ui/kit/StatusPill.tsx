import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  MinusCircleFilled,
  StarFilled,
} from '@ant-design/icons';
import type { ReactElement, ReactNode } from 'react';
import './kit.css';

export type StatusTone = 'success' | 'progress' | 'idle' | 'error' | 'accent';

const iconOf: Readonly<Record<StatusTone, ReactElement>> = {
  success: <CheckCircleFilled aria-hidden />,
  progress: <ClockCircleFilled aria-hidden />,
  idle: <MinusCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
  accent: <StarFilled aria-hidden />,
};

export interface StatusPillProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A status as icon, word and colour, so that its meaning does not depend on colour alone. */
export const StatusPill = ({ tone, children }: StatusPillProps): ReactElement => (
  <span className={`portal-pill portal-pill-${tone}`}>
    {iconOf[tone]}
    <bdi>{children}</bdi>
  </span>
);
