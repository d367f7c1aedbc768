import type { ExclusiveLock } from '../../application/ports/ExclusiveLock';

/** What another tab stored just before it released the lock may become visible here a moment later. */
const STORAGE_DELAY_MS = 50;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STORAGE_DELAY_MS);
  });

/** The browser's Web Locks; without them, or when they are forbidden, work runs at once. */
export class WebExclusiveLock implements ExclusiveLock {
  async run<A>(name: string, work: () => Promise<A>): Promise<A> {
    if (!('locks' in navigator)) return work();
    let done: Promise<A> | undefined;
    const locked = async (): Promise<A> => {
      await pause();
      done = work();
      return done;
    };
    try {
      return await navigator.locks.request(name, locked);
    } catch {
      return done ?? work();
    }
  }
}
