import { makeAutoObservable, runInAction } from 'mobx';

/** Something that is done: one run at a time, so that a double click or Enter + click does it once. */
export class Command<Arguments extends readonly unknown[]> {
  isRunning = false;

  constructor(private readonly action: (...given: Arguments) => Promise<void>) {
    makeAutoObservable<this, 'action'>(this, { action: false }, { autoBind: true });
  }

  /** Runs the action; while it runs, further calls do nothing. */
  async run(...given: Arguments): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.action(...given);
    } finally {
      runInAction(() => {
        this.isRunning = false;
      });
    }
  }
}
