import type { ReactElement } from 'react';
import './kit.css';

export interface SkeletonProps {
  /** How many bars of a line's height. */
  readonly lines?: number;
}

/** Bars where text will be; antd's own skeleton puts an empty heading into the page. */
export const Skeleton = ({ lines = 3 }: SkeletonProps): ReactElement => (
  <span className="portal-skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="portal-skeleton-bar" />
    ))}
  </span>
);
