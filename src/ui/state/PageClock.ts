import { createAtom } from 'mobx';
// oxlint-disable-next-line no-restricted-imports -- the clock that all others ask through this one
import type { Clock } from '../../application/ports/Clock';
import type { Timer } from '../../application/ports/Timer';
import type { Instant } from '../../domain/dates/instant';

/** No event tells the portal of midnight or of a change in another tab, so it looks this often. */
export const LOOK_EVERY_MS = 60_000;

export interface PageClockDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
}

/**
 * The clock of the screens. What is shown by it follows the time, each minute and everywhere at once, so that no part of
 * a page that stays open contradicts another (HOME-08); a press that asks it is told the very moment.
 */
export class PageClock {
  private seen: Instant;
  private endLooks = (): void => undefined;
  private readonly atom = createAtom(
    'PageClock',
    () => this.look(),
    () => this.endLooks(),
  );

  constructor(private readonly deps: PageClockDependencies) {
    this.seen = deps.clock.now();
  }

  now(): Instant {
    return this.atom.reportObserved() ? this.seen : this.deps.clock.now();
  }

  private look(): void {
    this.seen = this.deps.clock.now();
    this.endLooks = this.deps.timer.after(LOOK_EVERY_MS, () => {
      this.look();
      this.atom.reportChanged();
    });
  }
}
