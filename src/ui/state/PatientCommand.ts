import { makeAutoObservable } from 'mobx';
import type { Timer } from '../../application/ports/Timer';
import { Command } from './Command';

/** After so long without an answer the customer is told and may cancel, since no call has a timeout. */
export const LONG_WAIT_MS = 10_000;

/** A Command that notices when it takes long and can then be cancelled. */
export class PatientCommand<Arguments extends readonly unknown[]> {
  isSlow = false;
  private readonly command: Command<Arguments>;

  constructor(timer: Timer, action: (signal: AbortSignal, ...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'command'>(this, { command: false }, { autoBind: true });
    this.command = new Command(async (...given: Arguments) => {
      const cancelTimer = timer.after(LONG_WAIT_MS, () => this.setSlow(true));
      try {
        await action(this.command.signal, ...given);
      } finally {
        cancelTimer();
        this.setSlow(false);
      }
    });
  }

  get isRunning(): boolean {
    return this.command.isRunning;
  }

  /** Runs the action; while it runs, further calls do nothing. */
  run(...given: Arguments): Promise<void> {
    return this.command.run(...given);
  }

  /** Ends the run under way; without one it does nothing. */
  cancel(): void {
    this.command.cancel();
  }

  private setSlow(isSlow: boolean): void {
    this.isSlow = isSlow;
  }
}
