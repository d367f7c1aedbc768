import { makeAutoObservable, runInAction } from 'mobx';
import { type Cancellation, cancellationSource } from '../../application/ports/Cancellation';

/** Something that is done: one run at a time, so that a double click or Enter + click does it once. */
export class Command<Arguments extends readonly unknown[]> {
  isRunning = false;
  private source = cancellationSource();

  constructor(private readonly action: (...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'action' | 'source'>(
      this,
      { action: false, source: false, wish: false },
      { autoBind: true },
    );
  }

  /** The customer's wish to wait no longer for the run under way. */
  get wish(): Cancellation {
    return this.source.cancellation;
  }

  cancel(): void {
    this.source.cancel();
  }

  /** Runs the action; while it runs, further calls do nothing. */
  async run(...given: Arguments): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.source = cancellationSource();
    try {
      await this.action(...given);
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }
}
