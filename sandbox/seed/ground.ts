import type { Trx } from '../http/write';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Where demo data is put: whose it is and what today is. */
export type Ground = { readonly trx: Trx; readonly now: Date; readonly customerId: number };

/** A moment so many days before now, two hours back so that nothing of today lies in the future. */
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY - 2 * HOUR);
