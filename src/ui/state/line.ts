import { makeAutoObservable } from 'mobx';

/** The connection as actions and reads see it. The signed-in frame sets it; before sign-in it counts as there. */
class Line {
  isDown = false;
  private readonly waiting = new Set<(isBack: boolean) => void>();

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { waiting: false }, { autoBind: true });
  }

  setDown(isDown: boolean): void {
    this.isDown = isDown;
    if (!isDown) this.end(true);
  }

  /** Called when the customer leaves a screen: what was pressed there is not done later. */
  leaveScreen(): void {
    this.end(false);
  }

  /** Ends with true once there is a connection, with false once the customer no longer waits or leaves the screen. */
  whenBack(signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting.add(resolve);
      signal?.addEventListener('abort', () => resolve(false));
    });
  }

  private end(isBack: boolean): void {
    for (const resolve of this.waiting) resolve(isBack);
    this.waiting.clear();
  }
}

export const line = new Line();

/** Loads again once the connection is back what could not be loaded without one. */
export const overGaps = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load();
  } catch (reason) {
    if (line.isDown && (await line.whenBack())) return overGaps(load);
    throw reason;
  }
};
