import { makeAutoObservable } from 'mobx';
import { type Cancellation, cancellationSource } from '../../application/ports/Cancellation';
import type { Timer } from '../../application/ports/Timer';
import { Command } from './Command';

/** After so long without an answer the customer is told and may cancel, since no call has a timeout. */
export const LONG_WAIT_MS = 10_000;

const nothing = (): void => undefined;

/** A Command that notices when it takes long and can then be cancelled. */
export class PatientCommand<Arguments extends readonly unknown[]> {
  isSlow = false;
  private readonly command: Command<Arguments>;
  private stop: () => void = nothing;

  constructor(timer: Timer, action: (cancellation: Cancellation, ...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'command' | 'stop'>(this, { command: false, stop: false }, { autoBind: true });
    this.command = new Command((...given: Arguments) =>
      this.watched(timer, (wish) => action(wish, ...given)),
    );
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
    this.stop();
  }

  private async watched(timer: Timer, action: (wish: Cancellation) => Promise<void>): Promise<void> {
    const { cancellation, cancel } = cancellationSource();
    this.stop = cancel;
    const calmDown = timer.after(LONG_WAIT_MS, () => this.slowDown(true));
    try {
      await action(cancellation);
    } finally {
      calmDown();
      this.stop = nothing;
      this.slowDown(false);
    }
  }

  private slowDown(isSlow: boolean): void {
    this.isSlow = isSlow;
  }
}
