import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { DONUT_BOX, DONUT_RING_WIDTH, type Donut as DonutFigures } from '../../domain/work/donut';
import { texts } from '../texts/texts';
import './donut.css';
import { donutParts } from './donutParts';

/** Radius of the ring's centre line. */
const RADIUS = (DONUT_BOX - DONUT_RING_WIDTH) / 2;
const CENTRE = DONUT_BOX / 2;

export interface DonutProps {
  readonly donut: DonutFigures;
}

/** The ring: a circle for each part, whose dash is the part. */
const Ring = ({ donut }: DonutProps): ReactElement => (
  <svg
    className="portal-donut-ring"
    viewBox={`0 0 ${DONUT_BOX} ${DONUT_BOX}`}
    aria-hidden="true"
    focusable="false"
  >
    <g fill="none" strokeWidth={DONUT_RING_WIDTH} transform={`rotate(-90 ${CENTRE} ${CENTRE})`}>
      {donutParts(donut).map((part) => (
        <circle
          key={part.name}
          className={`portal-donut-${part.name}`}
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
          pathLength={1}
          strokeDasharray={`${part.share} 1`}
          strokeDashoffset={-part.start}
        />
      ))}
    </g>
  </svg>
);

/** Progress of a task (TASK-09, TASK-11) as a ring of SVG, which asks for no chart code (MONEY-04). */
export const Donut = observer(({ donut }: DonutProps): ReactElement => {
  const { completed, inProgress, yetToStart } = donut.shares;
  return (
    <div
      role="img"
      aria-label={texts().kit.donut(completed, inProgress, yetToStart)}
      className="portal-donut"
      style={{ width: DONUT_BOX, height: DONUT_BOX }}
    >
      <Ring donut={donut} />
      <span className="portal-donut-centre" aria-hidden="true">
        {texts().kit.percent(donut.percent)}
      </span>
    </div>
  );
});
