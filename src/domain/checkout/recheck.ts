import { fromNullable } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

/** Milliseconds between two reads of the list of orders, growing to a minute; two minutes in all. */
const gaps: readonly number[] = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** Milliseconds to wait after that many reads; none once the customer has to ask (RESUME-10, AMB-32). */
export const recheckGapMs = (checks: number): Option<number> => fromNullable(gaps[checks - 1]);
