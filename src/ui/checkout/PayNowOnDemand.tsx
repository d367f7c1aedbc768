import { onDemand } from '../kit/onDemand';
import type { PayNowProps } from './PayNow';
import { PayNowWaiting } from './PayNowWaiting';

/** Pay now for a screen that seldom shows it. */
export const { Component: PayNowOnDemand } = onDemand<PayNowProps>(
  () => import('./PayNow').then((m) => m.PayNow),
  PayNowWaiting,
);
