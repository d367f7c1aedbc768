import { makeAutoObservable, observable } from 'mobx';
import { Command } from './Command';
import type { Waitable } from './LongWait';
import type { Run } from './RunProgress';

/** An action that each row of a list has: once at a time for a row, whatever the others do. */
export class RowCommand<Row> implements Waitable {
  private readonly running = observable.map<string, Command<readonly []>>([], { deep: false });

  constructor(
    private readonly action: (run: Run, row: Row) => Promise<void>,
    private readonly keyOf: (row: Row) => string,
  ) {
    makeAutoObservable<this, 'action' | 'keyOf' | 'running'>(
      this,
      { action: false, keyOf: false, running: false, of: false },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.running.size > 0;
  }

  /** Whether a run takes so long that Cancel is offered. */
  get isLong(): boolean {
    return [...this.running.values()].some(({ isLong }) => isLong);
  }

  /** The run of that row, if any. */
  of(row: Row): Command<readonly []> | undefined {
    return this.running.get(this.keyOf(row));
  }

  async run(row: Row): Promise<void> {
    if (this.of(row) !== undefined) return;
    const command = new Command((run) => this.action(run, row));
    this.running.set(this.keyOf(row), command);
    try {
      await command.run();
    } finally {
      this.end(row);
    }
  }

  /** Cancels the runs of all rows. */
  cancel(): void {
    for (const command of this.running.values()) command.cancel();
  }

  private end(row: Row): void {
    this.running.delete(this.keyOf(row));
  }
}
