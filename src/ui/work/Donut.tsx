import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Donut as DonutFigures } from '../../domain/work/donut';
import { texts } from '../texts/texts';
import './donut.css';

/** The ring's width and the chart's box in pixels (TASK-11). */
const RING_WIDTH = 25;
const BOX = 80;

/** Radius of the ring's centre line. */
const RADIUS = (BOX - RING_WIDTH) / 2;
const CENTRE = BOX / 2;

export interface DonutProps {
  readonly donut: DonutFigures;
}

/** A part of the ring: its share and start as fractions of the whole. */
interface DonutPart {
  readonly name: 'completed' | 'inProgress' | 'yetToStart';
  readonly value: number;
  readonly share: number;
  readonly start: number;
}

/** The parts of the ring in drawing order, clockwise from the top, without empty ones. */
const partsOf = (donut: DonutFigures): readonly DonutPart[] => {
  const total = donut.completed + donut.inProgress + donut.yetToStart;
  let start = 0;
  return (['completed', 'inProgress', 'yetToStart'] as const).flatMap((name) => {
    const part = { name, value: donut[name], share: donut[name] / total, start };
    start += part.share;
    return part.value > 0 ? [part] : [];
  });
};

/** The ring: a circle for each part, whose dash is the part. */
const Ring = ({ donut }: DonutProps): ReactElement => (
  <svg className="portal-donut-ring" viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" focusable="false">
    <g fill="none" strokeWidth={RING_WIDTH} transform={`rotate(-90 ${CENTRE} ${CENTRE})`}>
      {partsOf(donut).map((part) => (
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
      style={{ width: BOX, height: BOX }}
    >
      <Ring donut={donut} />
      <span className="portal-donut-centre" aria-hidden="true">
        {texts().kit.percent(donut.percent)}
      </span>
    </div>
  );
});
