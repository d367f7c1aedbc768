import { makeAutoObservable } from 'mobx';
import type { Timer } from '../../application/ports/Timer';
import { Command, type Run } from './Command';

/** How long a call may take before the customer may cancel it; calls have no timeout (HTTP-05). */
export const LONG_WAIT_MS = 10_000;

/** A Command that detects a long run and can then be cancelled. */
export class PatientCommand<Arguments extends readonly unknown[]> {
  isSlow = false;
  private readonly command: Command<Arguments>;

  constructor(timer: Timer, action: (run: Run, ...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'command'>(this, { command: false }, { autoBind: true });
    this.command = new Command(async (run: Run, ...given: Arguments) => {
      const cancelTimer = timer.after(LONG_WAIT_MS, () => this.setSlow(true));
      try {
        await action(run, ...given);
      } finally {
        cancelTimer();
        this.setSlow(false);
      }
    });
  }

  get percent(): number {
    return this.command.percent;
  }

  get isRunning(): boolean {
    return this.command.isRunning;
  }

  /** Runs the action; further calls during a run do nothing. */
  run(...given: Arguments): Promise<void> {
    return this.command.run(...given);
  }

  /** Cancels the current run, if any. */
  cancel(): void {
    this.command.cancel();
  }

  private setSlow(isSlow: boolean): void {
    this.isSlow = isSlow;
  }
}
