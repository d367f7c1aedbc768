import { makeAutoObservable, runInAction } from 'mobx';

/** Something that is done: one run at a time, so that a double click or Enter + click does it once. */
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

  /** Aborts when the customer waits no longer for the run under way. */
  get signal(): AbortSignal {
    return this.source.signal;
  }

  cancel(): void {
    this.source.abort();
  }

  /** Runs the action; while it runs, further calls do nothing. */
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
