import { makeAutoObservable } from 'mobx';
import type { SendOptions } from '../../application/ports/FileGateway';
import { wholePercent } from '../state/wholePercent';

/** Progress and cancellation of one upload at a time. */
export class UploadState {
  isRunning = false;
  /** Whole percent of the bytes that have been sent. */
  percent = 0;
  private source: AbortController = new AbortController();

  constructor() {
    makeAutoObservable<this, 'source'>(this, { source: false }, { autoBind: true });
  }

  /** Runs one upload; a second call during it does nothing. */
  async run(upload: (options: SendOptions) => Promise<void>): Promise<void> {
    if (this.isRunning) return;
    this.begin();
    try {
      await upload({ signal: this.source.signal, onProgress: (share) => this.advance(share) });
    } finally {
      this.end();
    }
  }

  cancel(): void {
    this.source.abort();
  }

  private begin(): void {
    this.isRunning = true;
    this.percent = 0;
    this.source = new AbortController();
  }

  private advance(share: number): void {
    this.percent = wholePercent(share);
  }

  private end(): void {
    this.isRunning = false;
  }
}
