import { Progress } from 'antd';
import type { ReactElement } from 'react';
import { kitTexts } from '../texts/kitTexts';

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
    // Without a format antd puts a mark in the place of 100 %.
    <Progress
      type="circle"
      percent={percent}
      size={size}
      aria-label={label}
      format={(shown = 0) => kitTexts.percent(shown)}
    />
  ) : (
    <Progress percent={percent} aria-label={label} />
  );
