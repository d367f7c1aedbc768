import { makeAutoObservable } from 'mobx';

/** A running call that the customer may cancel. */
export interface Waitable {
  readonly isRunning: boolean;
  /** Whether it takes so long that Cancel is offered. */
  readonly isLong: boolean;
  readonly cancel: () => void;
}

/** How long a call may take before the customer may cancel it; calls have no timeout (HTTP-05). */
export const LONG_WAIT_MS = 10_000;

/**
 * Whether a call is under way and takes long. Its time starts with the call and not with the part that shows it, which
 * may be drawn late or drawn again.
 */
export class LongWait {
  isRunning = false;
  isLong = false;
  private timeout: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timeout'>(this, { timeout: false });
  }

  /** Called when a call begins. */
  begin(): void {
    this.end();
    this.isRunning = true;
    this.timeout = setTimeout(() => this.becomeLong(), LONG_WAIT_MS);
  }

  /** Called when nobody waits for the call any more. */
  end(): void {
    if (!this.isRunning) return;
    clearTimeout(this.timeout);
    this.isRunning = false;
    this.isLong = false;
  }

  private becomeLong(): void {
    this.isLong = true;
  }
}
