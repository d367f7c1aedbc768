import { makeAutoObservable } from 'mobx';
import type { SendOptions } from '../../application/ports/FileGateway';
import { LongWait } from '../state/LongWait';
import { wholePercent } from '../state/wholePercent';

/** How far the file that is being sent is, and Cancel for it alone. */
export class SendingProgress {
  /** Whole percent of its bytes. */
  percent = 0;
  private readonly wait = new LongWait();
  private source = new AbortController();

  constructor() {
    makeAutoObservable<this, 'wait' | 'source'>(this, { wait: false, source: false }, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.wait.isRunning;
  }

  get isLong(): boolean {
    return this.wait.isLong;
  }

  /** Called when the next file begins. */
  begin(): SendOptions {
    const source = new AbortController();
    this.source = source;
    this.percent = 0;
    this.wait.begin();
    const onProgress = (share: number): void => {
      if (this.source === source) this.advance(share);
    };
    return { signal: source.signal, onProgress };
  }

  /** Called when no file is being sent any more. */
  end(): void {
    this.wait.end();
  }

  cancel(): void {
    this.source.abort();
  }

  private advance(share: number): void {
    this.percent = wholePercent(share);
  }
}
