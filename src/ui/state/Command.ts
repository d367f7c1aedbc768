import { makeAutoObservable } from 'mobx';
import { line } from './line';
import { LongWait } from './LongWait';
import { wholePercent } from './wholePercent';

/** What an action is given for its run. */
export interface Run {
  /** Aborts when the customer cancels this run. */
  readonly signal: AbortSignal;
  /** Reports the share of an upload's bytes that have been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * An action that runs once at a time, so that a double click or Enter plus click does it once, and can be cancelled. Pressed
 * without a connection it waits for it, and is dropped when the customer leaves the screen (LINE-02).
 */
export class Command<Arguments extends readonly unknown[]> {
  /** Whole percent of the bytes that this run has sent. */
  percent = 0;
  private readonly wait = new LongWait();
  private source = new AbortController();

  constructor(private readonly action: (run: Run, ...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'action' | 'wait' | 'source'>(
      this,
      { action: false, wait: false, source: false },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.wait.isRunning;
  }

  /** Whether the current run takes so long that Cancel is offered. */
  get isLong(): boolean {
    return this.wait.isLong;
  }

  /** Runs the action; further calls during a run do nothing. */
  async run(...given: Arguments): Promise<void> {
    if (this.isRunning) return;
    const run = this.begin();
    try {
      if (!line.isDown || (await line.whenBackHere(run.signal))) await this.action(run, ...given);
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
    this.wait.begin();
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
    this.wait.end();
  }
}
