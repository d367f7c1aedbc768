import { Empty } from 'antd';
import type { ReactElement } from 'react';
import type { Elements } from './elements';
import './kit.css';

export interface EmptyStateProps {
  readonly text: string;
  readonly action?: Elements;
}

const EmptyTray = (): ReactElement => (
  <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 38 26 14h44l14 24v14a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
      <path d="M12 38h22l4 7h20l4-7h22" />
      <path d="M38 24h20M34 31h28" />
    </g>
  </svg>
);

/** Shown for an empty list: a drawing, one sentence and one next action. */
export const EmptyState = ({ text, action }: EmptyStateProps): ReactElement => (
  <Empty className="portal-empty" image={<EmptyTray />} description={<p>{text}</p>}>
    {action}
  </Empty>
);
