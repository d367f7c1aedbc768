import { makeAutoObservable } from 'mobx';

/** What is asked for so soon after the browser has said that the connection is back may still fail, as routes settle. */
const SETTLING_MS = 10_000;
const NEXT_TRY_MS = 1000;

/** The connection as actions and reads see it. The portal sets it before the first screen, and follows it. */
class Line {
  isDown = false;
  private backAt = -Infinity;
  private readonly waiting = new Set<(isBack: boolean) => void>();
  /** Of those that wait, the actions that were pressed on this screen. */
  private readonly pressed = new Set<(isBack: boolean) => void>();

  constructor() {
    makeAutoObservable<this, 'backAt' | 'waiting' | 'pressed'>(
      this,
      { backAt: false, waiting: false, pressed: false },
      { autoBind: true },
    );
  }

  setDown(isDown: boolean): void {
    if (this.isDown && !isDown) this.backAt = performance.now();
    this.isDown = isDown;
    if (isDown) return;
    for (const end of this.waiting) end(true);
    this.waiting.clear();
    this.pressed.clear();
  }

  /** Called when the customer leaves a screen: what was pressed there is not done later. */
  leaveScreen(): void {
    for (const end of this.pressed) end(false);
    this.pressed.clear();
  }

  /** Ends with true once there is a connection, with false once the caller no longer waits. */
  whenBack(signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting.add(resolve);
      signal?.addEventListener('abort', () => resolve(false));
    });
  }

  /**
   * Ends with true once it is worth asking again for what failed, with false if the connection is not the cause. It depends
   * on when that was asked for (`performance.now()`), since a failure may come long after the gap that it fell into.
   */
  async recovers(askedAt: number, signal?: AbortSignal): Promise<boolean> {
    if (this.isDown) return this.whenBack(signal);
    if (askedAt - this.backAt > SETTLING_MS) return false;
    return new Promise((end) => setTimeout(() => end(signal?.aborted !== true), NEXT_TRY_MS));
  }

  /** `whenBack` for an action that is pressed; false also once its screen is left. */
  whenBackHere(signal: AbortSignal): Promise<boolean> {
    return Promise.race([this.whenBack(signal), new Promise<boolean>((end) => this.pressed.add(end))]);
  }
}

export const line = new Line();
