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
 * a page that stays open contradicts another for longer (HOME-08).
 */
export class PageClock {
  private endLooks = (): void => undefined;
  private readonly atom = createAtom(
    'PageClock',
    () => this.lookLater(),
    () => this.endLooks(),
  );

  constructor(private readonly deps: PageClockDependencies) {}

  now(): Instant {
    this.atom.reportObserved();
    return this.deps.clock.now();
  }

  /** Lets what is shown follow the time at once, as after a sleep that no timer has counted. */
  lookAgain(): void {
    this.atom.reportChanged();
  }

  private lookLater(): void {
    this.endLooks = this.deps.timer.after(LOOK_EVERY_MS, () => {
      this.lookLater();
      this.lookAgain();
    });
  }
}
