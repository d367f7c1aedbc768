const LONGEST_WAIT_MS = 5000;
const GAP_WITHOUT_IDLE_MS = 300;
/**
 * A customer who has not pressed anything for this long is reading, so heavy work delays nobody. It also keeps the
 * first seconds of a page free, when most presses happen.
 */
const PAUSE_MS = 5000;
const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

type Work = () => void | Promise<void>;

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const browserIdle = (): Promise<void> =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window
    ? new Promise((resolve) => {
        window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
      })
    : after(GAP_WITHOUT_IDLE_MS);

/** Waits for pauses in typing and pressing, as long as work is queued. */
class Pauses {
  private lastInput = performance.now();

  constructor() {
    for (const input of INPUTS) window.addEventListener(input, this, { capture: true, passive: true });
  }

  handleEvent(): void {
    this.lastInput = performance.now();
  }

  async next(): Promise<void> {
    const left = this.lastInput + PAUSE_MS - performance.now();
    if (left <= 0) return;
    await after(left);
    await this.next();
  }

  end(): void {
    for (const input of INPUTS) window.removeEventListener(input, this, { capture: true });
  }
}

const waiting = new Set<Work>();
let isUnderWay = false;

const drainQueue = async (): Promise<void> => {
  isUnderWay = true;
  const pauses = new Pauses();
  while (waiting.size > 0) {
    await pauses.next();
    await browserIdle();
    const [work] = waiting;
    if (work === undefined) break;
    waiting.delete(work);
    try {
      await work();
    } catch (fault) {
      console.error(fault);
    }
  }
  pauses.end();
  isUnderWay = false;
};

/** Runs work when the customer pauses and the browser is idle, one item after another; returns a cancel function. */
export const whenIdle = (work: Work): (() => void) => {
  const own: Work = () => work();
  waiting.add(own);
  if (!isUnderWay) void drainQueue();
  return () => {
    waiting.delete(own);
  };
};
