import { makeAutoObservable } from 'mobx';
import { LongWait } from './LongWait';
import { wholePercent } from './wholePercent';

/** What an action is given for its run. */
export interface Run {
  /** Aborts when the customer cancels this run. */
  readonly signal: AbortSignal;
  /** Reports the share of an upload's bytes that have been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The run under way: how far it is, whether it takes long, and Cancel for it alone. */
export class RunProgress {
  /** Whole percent of the bytes that this run has sent. */
  percent = 0;
  private readonly wait = new LongWait();
  private source = new AbortController();

  constructor() {
    makeAutoObservable<this, 'wait' | 'source'>(this, { wait: false, source: false }, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.wait.isRunning;
  }

  /** Whether the run takes so long that Cancel is offered. */
  get isLong(): boolean {
    return this.wait.isLong;
  }

  /** Called when a run begins, in place of the one before. */
  begin(): Run {
    const source = new AbortController();
    this.source = source;
    this.percent = 0;
    this.wait.begin();
    const onProgress = (share: number): void => {
      if (this.source === source) this.advance(share);
    };
    return { signal: source.signal, onProgress };
  }

  /** Called when nothing runs any more. */
  end(): void {
    this.wait.end();
  }

  /** Cancels the run, if any. */
  cancel(): void {
    this.source.abort();
  }

  private advance(share: number): void {
    this.percent = wholePercent(share);
  }
}
