import { observer } from 'mobx-react-lite';
import { Progress } from 'antd';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';

export interface NamedProgressProps {
  /** Accessible name; antd's own component has none. */
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  readonly shape?: 'line' | 'circle';
}

/** Progress as a bar or a ring with an accessible name. */
export const NamedProgress = observer(
  ({ label, percent, shape = 'line' }: NamedProgressProps): ReactElement => {
    // Read here, since antd draws it in a part of its own, which hears of no other language.
    const shown = texts().kit.percent(percent);
    return shape === 'circle' ? (
      // Without a format antd shows an icon instead of 100 %.
      <Progress type="circle" percent={percent} size={80} aria-label={label} format={() => shown} />
    ) : (
      <Progress percent={percent} aria-label={label} />
    );
  },
);
