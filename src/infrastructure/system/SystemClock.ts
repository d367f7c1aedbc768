import type { Clock } from '../../application/ports/Clock';
import { type Instant, instant } from '../../domain/dates/instant';
import { serverTime } from './serverTime';

export class SystemClock implements Clock {
  now(): Instant {
    return instant(Date.now() + serverTime.correction());
  }

  device(): Instant {
    return instant(Date.now());
  }
}
