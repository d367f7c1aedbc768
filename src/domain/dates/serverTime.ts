import { isSome, type Option } from 'fp-ts/Option';
import type { Instant } from './instant';

/** A device that is less than this off keeps its own time, so that a slow answer shifts nothing. */
const CLOCK_TOLERANCE_MS = 60_000;

/** By how many milliseconds the server's clock is ahead of the device's. */
export interface ServerLead {
  readonly ahead: number;
  /** The device's clock at the beginning of the page, by which a clock that is set meanwhile is noticed. */
  readonly pageBegan: number;
}

/** What an answer tells: the server's date in it, and both clocks of the device when it came. */
export interface DatedAnswer {
  readonly date: Instant;
  readonly device: Instant;
  /** Milliseconds since the page began, which nobody can set. */
  readonly sincePageBegan: number;
}

/**
 * The lead after one more answer. A date is never later than its answer, only earlier, by the line's delay or because a
 * cache answered, so the largest lead counts until the device's clock is set.
 */
export const leadAfter = (before: Option<ServerLead>, answer: DatedAnswer): ServerLead => {
  const ahead = answer.date - answer.device;
  const pageBegan = answer.device - answer.sincePageBegan;
  const isSameClock = isSome(before) && Math.abs(before.value.pageBegan - pageBegan) < CLOCK_TOLERANCE_MS;
  return isSameClock ? { ...before.value, ahead: Math.max(before.value.ahead, ahead) } : { ahead, pageBegan };
};

/** What is added to the device's clock; nothing where that is about right. */
export const correctionOf = ({ ahead }: Pick<ServerLead, 'ahead'>): number =>
  Math.abs(ahead) < CLOCK_TOLERANCE_MS ? 0 : ahead;
