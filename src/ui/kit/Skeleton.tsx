import type { ReactElement } from 'react';
import './kit.css';

export interface SkeletonProps {
  /** Number of bars, each as high as a line. */
  readonly lines?: number;
}

/** Placeholder bars for text; antd's own skeleton adds an empty heading to the page. */
export const Skeleton = ({ lines = 3 }: SkeletonProps): ReactElement => (
  <span className="portal-skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="portal-skeleton-bar" />
    ))}
  </span>
);
