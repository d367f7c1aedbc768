import type { Worklist, WorklistDependencies } from './Worklist';

/** Holds the list while another tab is open, so that its own source is read once (NEED-12). */
export interface KeptWorklist {
  worklist: Worklist | undefined;
}

export interface NeedsYouProps extends Pick<
  WorklistDependencies,
  'work' | 'transactions' | 'quotations' | 'cart' | 'services'
> {
  readonly kept: KeptWorklist;
  /** Whether the customer has nothing yet. */
  readonly isFirstVisit: boolean;
}
