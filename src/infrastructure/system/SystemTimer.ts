import type { Timer } from '../../application/ports/Timer';

/** Browsers count a wait in 32 bits, and a longer one ends at once. */
const LONGEST_WAIT_MS = 2_147_483_647;

export class SystemTimer implements Timer {
  after(milliseconds: number, action: () => void): () => void {
    let handle: ReturnType<typeof setTimeout> | undefined;
    const wait = (rest: number): void => {
      handle =
        rest > LONGEST_WAIT_MS
          ? setTimeout(() => wait(rest - LONGEST_WAIT_MS), LONGEST_WAIT_MS)
          : setTimeout(action, rest);
    };
    wait(milliseconds);
    return () => {
      clearTimeout(handle);
    };
  }
}
