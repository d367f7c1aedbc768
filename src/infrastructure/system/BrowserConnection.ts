import type { Connection } from '../../application/ports/Connection';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';

/** How often the portal is asked for again while there is no connection, should the browser not tell of its return. */
const PROBE_GAP_MS = 15_000;

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
    const ask = async (): Promise<void> => {
      turn += 1;
      const own = turn;
      cancelTimer();
      const isDown = await this.isDown();
      if (own !== turn) return;
      listener(isDown);
      if (isDown) cancelTimer = this.deps.timer.after(PROBE_GAP_MS, () => void ask());
    };
    const hear = (): void => void ask();
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
