import { ENGLISH, HINDI } from '../../domain/language/language';
import type { TextGroup } from './loading';

/** Tasks, the cabinet and files on their way. */
export const documents: TextGroup = {
  [ENGLISH]: () => import('./en/groups/documents'),
  [HINDI]: () => import('./hi/groups/documents'),
};

/** Dates, and what waits for the customer. */
export const deadlines: TextGroup = {
  [ENGLISH]: () => import('./en/groups/deadlines'),
  [HINDI]: () => import('./hi/groups/deadlines'),
};

/** Prices, quotations and payments. */
export const buying: TextGroup = {
  [ENGLISH]: () => import('./en/groups/buying'),
  [HINDI]: () => import('./hi/groups/buying'),
};

/** The customer: profile and score. */
export const customer: TextGroup = {
  [ENGLISH]: () => import('./en/groups/customer'),
  [HINDI]: () => import('./hi/groups/customer'),
};

/** What interrupts the work; it comes after the first paint. */
export const interruptions: TextGroup = {
  [ENGLISH]: () => import('./en/groups/interruptions'),
  [HINDI]: () => import('./hi/groups/interruptions'),
};
