import type { ReactElement } from 'react';
import { Skeleton } from '../kit/Skeleton';
import './transactions.css';

/** As high as that many folded rows, so that nothing moves when they arrive. */
export const TransactionSkeleton = ({ rows }: { readonly rows: number }): ReactElement => (
  <div className="portal-transaction-skeleton">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="portal-transaction-skeleton-row">
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
