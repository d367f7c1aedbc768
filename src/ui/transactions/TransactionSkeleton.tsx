import type { ReactElement } from 'react';
import { Skeleton } from '../kit/Skeleton';
import './transactions.css';

/** A placeholder as high as the given number of collapsed rows, so that loading shifts nothing. */
export const TransactionSkeleton = ({ rows }: { readonly rows: number }): ReactElement => (
  <div className="portal-transaction-skeleton">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="portal-transaction-skeleton-row">
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
