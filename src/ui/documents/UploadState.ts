import { makeAutoObservable } from 'mobx';
import type { SendOptions } from '../../application/ports/FileGateway';
import { wholePercent } from '../state/wholePercent';

/** One upload under way: how far it is, and the way to stop it. */
export class UploadState {
  isRunning = false;
  /** Whole percent of the bytes that have left. */
  percent = 0;
  private source: AbortController = new AbortController();

  constructor() {
    makeAutoObservable<this, 'source'>(this, { source: false }, { autoBind: true });
  }

  /** Runs one upload; a second one waits for nobody and does not start. */
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
