import { makeAutoObservable } from 'mobx';
import { wholePercent } from './wholePercent';

/** What an action is given for its run. */
export interface Run {
  /** Aborts when the customer cancels this run. */
  readonly signal: AbortSignal;
  /** Reports the share of an upload's bytes that have been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** An action that runs once at a time, so that a double click or Enter plus click does it once, and can be cancelled. */
export class Command<Arguments extends readonly unknown[]> {
  isRunning = false;
  /** Whole percent of the bytes that this run has sent. */
  percent = 0;
  private source = new AbortController();

  constructor(private readonly action: (run: Run, ...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'action' | 'source'>(this, { action: false, source: false }, { autoBind: true });
  }

  /** Runs the action; further calls during a run do nothing. */
  async run(...given: Arguments): Promise<void> {
    if (this.isRunning) return;
    const run = this.begin();
    try {
      await this.action(run, ...given);
    } finally {
      this.end();
    }
  }

  /** Cancels the current run, if any. */
  cancel(): void {
    this.source.abort();
  }

  private begin(): Run {
    const source = new AbortController();
    this.source = source;
    this.isRunning = true;
    this.percent = 0;
    const onProgress = (share: number): void => {
      if (this.source === source) this.advance(share);
    };
    return { signal: source.signal, onProgress };
  }

  private advance(share: number): void {
    this.percent = wholePercent(share);
  }

  private end(): void {
    this.isRunning = false;
  }
}
