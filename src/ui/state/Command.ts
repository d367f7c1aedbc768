import { makeAutoObservable, runInAction } from 'mobx';

/** An action that runs once at a time, so that a double click or Enter plus click does it once. */
export class Command<Arguments extends readonly unknown[]> {
  isRunning = false;
  private source = new AbortController();

  constructor(private readonly action: (...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'action' | 'source'>(
      this,
      { action: false, source: false, signal: false },
      { autoBind: true },
    );
  }

  /** Signal that aborts when the customer cancels the current run. */
  get signal(): AbortSignal {
    return this.source.signal;
  }

  cancel(): void {
    this.source.abort();
  }

  /** Runs the action; further calls during a run do nothing. */
  async run(...given: Arguments): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.source = new AbortController();
    try {
      await this.action(...given);
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }
}
