import type { ExclusiveLock } from '../../src/application/ports/ExclusiveLock';

/** An in-memory lock that several tabs share; waiters run in order. */
export class InMemoryLock implements ExclusiveLock {
  private readonly last = new Map<string, Promise<unknown>>();

  run<A>(name: string, work: () => Promise<A>): Promise<A> {
    const before = this.last.get(name) ?? Promise.resolve();
    const done = before.then(work, work);
    this.last.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  }
}
