import { exists, fromNullable, type Option } from 'fp-ts/Option';
import { LONG_WAIT_MS } from './limits';
import { DAY_MS, type Instant, momentOf, type When } from '../dates/instant';

/** Milliseconds between two reads of the list of orders, growing to a minute; two minutes in all. */
const gaps: readonly number[] = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** Milliseconds to wait after that many reads; none once the customer has to ask (RESUME-10, AMB-32). */
export const recheckGapMs = (checks: number): Option<number> => fromNullable(gaps[checks - 1]);

/** Whether an order made then has waited for its payment for more than ten minutes; of a day without a time, its end counts (HOME-08). */
export const isLongWait = (createdAt: Option<When>, now: Instant): boolean =>
  exists((when: When) => now - momentOf(when) - (when.kind === 'day' ? DAY_MS : 0) > LONG_WAIT_MS)(createdAt);
