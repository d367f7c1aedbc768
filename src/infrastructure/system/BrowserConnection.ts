import type { Connection } from '../../application/ports/Connection';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';

/** How often the portal is asked for again while the browser says that there is no network. */
const PROBE_GAP_MS = 15_000;
/** A browser may say so a moment before requests fail: one that still got through is no proof. */
const SECOND_LOOK_MS = 1000;

const nothing = (): void => undefined;

/**
 * The browser's own reading, proved by a call: a machine without a network still reaches a portal of its own, and a
 * browser that is sure of its network may be wrong, which is no business of this class.
 */
export class BrowserConnection implements Connection {
  constructor(private readonly deps: { readonly reloader: Reloader; readonly timer: Timer }) {}

  async isDown(): Promise<boolean> {
    return !navigator.onLine && !(await this.deps.reloader.canReload());
  }

  watch(listener: (isDown: boolean) => void): () => void {
    let cancelTimer = nothing;
    let turn = 0;
    const ask = async (gapIfReached: number): Promise<void> => {
      turn += 1;
      const own = turn;
      cancelTimer();
      const isDown = await this.isDown();
      if (own !== turn) return;
      listener(isDown);
      if (navigator.onLine) return;
      const gap = isDown ? PROBE_GAP_MS : gapIfReached;
      cancelTimer = this.deps.timer.after(gap, () => void ask(PROBE_GAP_MS));
    };
    const hear = (): void => void ask(SECOND_LOOK_MS);
    window.addEventListener('online', hear);
    window.addEventListener('offline', hear);
    hear();
    return () => {
      turn += 1;
      cancelTimer();
      window.removeEventListener('online', hear);
      window.removeEventListener('offline', hear);
    };
  }
}
