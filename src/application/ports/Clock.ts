import type { Instant } from '../../domain/dates/instant';

export abstract class Clock {
  /** The present moment; never fails. */
  abstract now(): Instant;
}
