import { makeAutoObservable } from 'mobx';
import { line } from './line';
import { type Run, RunProgress } from './RunProgress';

/**
 * An action that runs once at a time, so that a double click or Enter plus click does it once, and can be cancelled. Pressed
 * without a connection it waits for it, unless it needs none, and is dropped when the customer leaves the screen (LINE-02).
 */
export class Command<Arguments extends readonly unknown[]> {
  private readonly progress = new RunProgress();

  constructor(
    private readonly action: (run: Run, ...given: Arguments) => Promise<void>,
    /** 'offline' for what is done on the device; what else it needs, such as its code, it waits for itself. */
    private readonly works: 'online' | 'offline' = 'online',
    /** Called in place of the action where Cancel, or another screen, came before the connection. */
    private readonly onDropped: (...given: Arguments) => void = () => undefined,
  ) {
    makeAutoObservable<this, 'action' | 'works' | 'onDropped' | 'progress'>(
      this,
      { action: false, works: false, onDropped: false, progress: false },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.progress.isRunning;
  }

  /** Whether the current run takes so long that Cancel is offered. */
  get isLong(): boolean {
    return this.progress.isLong;
  }

  /** Whole percent of the bytes that this run has sent. */
  get percent(): number {
    return this.progress.percent;
  }

  /** Runs the action; further calls during a run do nothing. */
  async run(...given: Arguments): Promise<void> {
    if (this.isRunning) return;
    const run = this.progress.begin();
    try {
      if (this.works === 'offline' || !line.isDown || (await line.whenBackHere(run.signal)))
        await this.action(run, ...given);
      else this.onDropped(...given);
    } finally {
      this.progress.end();
    }
  }

  /** Cancels the current run, if any. */
  cancel(): void {
    this.progress.cancel();
  }
}
