import type { Clock } from '../../application/ports/Clock';
import { type Instant, instant } from '../../domain/dates/instant';

export class SystemClock implements Clock {
  now(): Instant {
    return instant(Date.now());
  }
}
