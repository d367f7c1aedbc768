import type { Instant } from '../../domain/dates/instant';

export abstract class Clock {
  /** The present moment by the server's clock, as far as it is known; never fails. For what is compared with its dates. */
  abstract now(): Instant;
  /** The device's own clock, right or wrong, for the age of what this device has kept. */
  abstract device(): Instant;
}
