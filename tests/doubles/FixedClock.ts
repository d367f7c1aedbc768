import { type Instant, instant } from '../../src/domain/dates/instant';
import type { Clock } from '../../src/application/ports/Clock';

/** A clock that stands still until a test moves it. */
export class FixedClock implements Clock {
  private at: number;

  constructor(text = '2026-11-20T09:35:00Z') {
    this.at = Date.parse(text);
  }

  now(): Instant {
    return instant(this.at);
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
  }
}
