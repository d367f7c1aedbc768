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
  /** By how many milliseconds the device's clock was put right when it was last asked. */
  private correction: number | undefined = undefined;
  private readonly atom = createAtom(
    'PageClock',
    () => this.lookLater(),
    () => this.endLooks(),
  );

  constructor(private readonly deps: PageClockDependencies) {}

  now(): Instant {
    this.atom.reportObserved();
    const now = this.deps.clock.now();
    this.follow(now - this.deps.clock.device());
    return now;
  }

  /** Lets what is shown follow the time at once, as after a sleep that no timer has counted. */
  lookAgain(): void {
    this.atom.reportChanged();
  }

  // Whoever asks first after an answer of the server has put the clock right lets all others follow (ENTRY-03).
  private follow(correction: number): void {
    const former = this.correction ?? correction;
    this.correction = correction;
    if (Math.abs(correction - former) >= LOOK_EVERY_MS) queueMicrotask(() => this.lookAgain());
  }

  private lookLater(): void {
    this.endLooks = this.deps.timer.after(LOOK_EVERY_MS, () => {
      this.lookLater();
      this.lookAgain();
    });
  }
}
