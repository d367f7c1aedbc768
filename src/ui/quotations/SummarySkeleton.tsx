import type { ReactElement } from 'react';
import { Skeleton } from '../kit/Skeleton';
import './quotationsSummary.css';

/** A placeholder as high as the given number of entries. */
export const SummarySkeleton = ({ rows }: { readonly rows: number }): ReactElement => (
  <div className="portal-summary">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="portal-summary-waiting">
        <Skeleton lines={1} />
      </div>
    ))}
  </div>
);
