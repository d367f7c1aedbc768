import type { Timer } from '../../application/ports/Timer';

/** Of one build, as /version.json says. */
export interface Release {
  readonly release: string;
}

export interface BatchSettings {
  readonly address: string;
  readonly release: Release;
  readonly timer: Timer;
}

/** What is told in this time goes in one request. */
const COLLECTED_MS = 5000;

/** Collects entries and sends them in one request, when the page is hidden at the latest: it may never come back. */
export class BeaconBatch<Entry> {
  private waiting: Entry[] = [];

  constructor(private readonly settings: BatchSettings) {
    document.addEventListener('visibilitychange', () => this.flushHidden());
    window.addEventListener('pagehide', () => this.flush());
  }

  add(entry: Entry): void {
    this.waiting.push(entry);
    if (this.waiting.length === 1) this.settings.timer.after(COLLECTED_MS, () => this.flush());
    this.flushHidden();
  }

  /** Vitals are told while the page is being hidden, each for itself. */
  private flushHidden(): void {
    if (document.visibilityState === 'hidden') queueMicrotask(() => this.flush());
  }

  private flush(): void {
    if (this.waiting.length === 0) return;
    const body = JSON.stringify({ release: this.settings.release.release, entries: this.waiting });
    this.waiting = [];
    // As text the report needs no permission of a server on another origin.
    navigator.sendBeacon(this.settings.address, body);
  }
}
