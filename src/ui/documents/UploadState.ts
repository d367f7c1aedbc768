import { makeAutoObservable } from 'mobx';
import { cancellationSource, type CancellationSource } from '../../application/ports/Cancellation';
import type { SendOptions } from '../../application/ports/FileGateway';
import { wholePercent } from '../state/wholePercent';

/** One upload under way: how far it is, and the way to stop it. */
export class UploadState {
  isRunning = false;
  /** Whole percent of the bytes that have left. */
  percent = 0;
  private source: CancellationSource = cancellationSource();

  constructor() {
    makeAutoObservable<this, 'source'>(this, { source: false }, { autoBind: true });
  }

  /** Runs one upload; a second one waits for nobody and does not start. */
  async run(upload: (options: SendOptions) => Promise<void>): Promise<void> {
    if (this.isRunning) return;
    this.begin();
    try {
      await upload({ cancellation: this.source.cancellation, onProgress: (share) => this.advance(share) });
    } finally {
      this.end();
    }
  }

  cancel(): void {
    this.source.cancel();
  }

  private begin(): void {
    this.isRunning = true;
    this.percent = 0;
    this.source = cancellationSource();
  }

  private advance(share: number): void {
    this.percent = wholePercent(share);
  }

  private end(): void {
    this.isRunning = false;
  }
}
