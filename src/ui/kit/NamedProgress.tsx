import { Progress } from 'antd';
import type { ReactElement } from 'react';

export interface NamedProgressProps {
  /** What is progressing; antd's own part has no name. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly shape?: 'line' | 'circle';
  /** Diameter of a circle in pixels. */
  readonly size?: number;
}

/** How far something is, as a bar or a ring with a name. */
export const NamedProgress = ({
  label,
  percent,
  shape = 'line',
  size = 80,
}: NamedProgressProps): ReactElement =>
  shape === 'circle' ? (
    <Progress type="circle" percent={percent} size={size} aria-label={label} />
  ) : (
    <Progress percent={percent} aria-label={label} />
  );
