import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  MinusCircleFilled,
  StarFilled,
} from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import './kit.css';

export type StatusTone = 'success' | 'progress' | 'idle' | 'error' | 'accent';

const lookOf = {
  success: { color: 'success', icon: <CheckCircleFilled aria-hidden /> },
  progress: { color: 'warning', icon: <ClockCircleFilled aria-hidden /> },
  idle: { color: 'default', icon: <MinusCircleFilled aria-hidden /> },
  error: { color: 'error', icon: <CloseCircleFilled aria-hidden /> },
  accent: { color: 'warning', icon: <StarFilled aria-hidden /> },
} as const satisfies Record<StatusTone, unknown>;

export interface StatusPillProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A status as icon, word and colour, so that its meaning does not depend on colour alone. */
export const StatusPill = ({ tone, children }: StatusPillProps): ReactElement => (
  <Tag {...lookOf[tone]} className="portal-pill">
    <bdi>{children}</bdi>
  </Tag>
);
