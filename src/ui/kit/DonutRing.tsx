import type { ReactElement } from 'react';
import { DONUT_BOX, DONUT_RING_WIDTH, type Donut } from '../../domain/work/donut';
import { donutParts } from './donutParts';

/** Radius of the ring's centre line. */
const RADIUS = (DONUT_BOX - DONUT_RING_WIDTH) / 2;
const CENTRE = DONUT_BOX / 2;

/** The ring: a circle for each part, whose dash is the part. */
export const DonutRing = ({ donut }: { readonly donut: Donut }): ReactElement => (
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
