import type { ReactElement } from 'react';
import { Skeleton } from '../kit/Skeleton';
import './work.css';

/** A ring of the donut's size. */
export const RingSkeleton = (): ReactElement => (
  <span className="portal-work-ring-skeleton" aria-hidden="true" />
);

/** A ring of the donut's size with lines beside it. */
const DonutSkeleton = (): ReactElement => (
  <div className="portal-work-progress" aria-hidden="true">
    <RingSkeleton />
    <div className="portal-work-lines">
      <Skeleton lines={3} />
    </div>
  </div>
);

/** Space for a heading and one row of upcoming services until it is known whether there are any. */
export const UpcomingSkeleton = (): ReactElement => (
  <div className="portal-work-room" aria-hidden="true">
    <div className="portal-work-card portal-work-upcoming">
      <Skeleton lines={3} />
    </div>
  </div>
);

/** Placeholder cards of the final size while the tasks load. */
export const CardsSkeleton = ({ kind }: { readonly kind: string }): ReactElement => (
  <div className="portal-work-grid">
    {['first', 'second', 'third'].map((card) => (
      <div key={card} className={`portal-work-card ${kind}`}>
        <DonutSkeleton />
      </div>
    ))}
  </div>
);
