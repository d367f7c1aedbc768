import { type Instant, instant } from '../../src/domain/dates/instant';
import type { Clock } from '../../src/application/ports/Clock';

/** A clock that stands still until a test moves it; the device's own may be wrong. */
export class FixedClock implements Clock {
  private at: number;
  /** Milliseconds by which the device's own clock is fast. */
  fastBy = 0;

  constructor(text = '2026-11-20T09:35:00Z') {
    this.at = Date.parse(text);
  }

  now(): Instant {
    return instant(this.at);
  }

  device(): Instant {
    return instant(this.at + this.fastBy);
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
  }
}
