import { type DatabaseConnection, type Driver, PGliteAdapter, PGliteDialect, PGliteDriver } from 'kysely';

const nobody = (): void => undefined;

/**
 * Hands the one connection over in the order of asking, and lets the event loop turn before it does. PGlite answers
 * without leaving the thread: a queue of queries would be one turn, in which nothing is read or sent, and Node accepts one
 * new connection a turn.
 */
class FairDriver extends PGliteDriver {
  private last: Promise<void> = Promise.resolve();
  private handOver = nobody;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let release = nobody;
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.handOver = release;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    setImmediate(this.handOver);
  }
}

/** Without it Kysely queues by itself, and wakes everybody who waits each time. */
class QueuedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The embedded database with a queue that keeps nobody waiting for good, not even who only comes in. */
export class FairDialect extends PGliteDialect {
  private readonly settings: ConstructorParameters<typeof PGliteDialect>[0];

  constructor(settings: ConstructorParameters<typeof PGliteDialect>[0]) {
    super(settings);
    this.settings = settings;
  }

  override createDriver(): Driver {
    return new FairDriver(this.settings);
  }

  override createAdapter(): PGliteAdapter {
    return new QueuedAdapter();
  }
}
