import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { DONUT_BOX, type Donut as DonutFigures } from '../../domain/work/donut';
import { texts } from '../texts/texts';
import './donut.css';
import { DonutRing } from './DonutRing';

export interface DonutProps {
  readonly donut: DonutFigures;
  /** Side length of the box in pixels. */
  readonly size?: number;
}

/** Progress of a task (TASK-09, TASK-11) as a ring of SVG, which asks for no chart code (MONEY-04). */
export const Donut = observer(({ donut, size = DONUT_BOX }: DonutProps): ReactElement => {
  const { completed, inProgress, yetToStart } = donut.shares;
  return (
    <div
      role="img"
      aria-label={texts().kit.donut(completed, inProgress, yetToStart)}
      className="portal-donut"
      style={{ width: size, height: size }}
    >
      <DonutRing donut={donut} />
      <span className="portal-donut-centre" aria-hidden="true">
        {texts().kit.percent(donut.percent)}
      </span>
    </div>
  );
});
