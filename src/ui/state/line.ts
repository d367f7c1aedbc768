import { makeAutoObservable } from 'mobx';

/** The connection as actions and reads see it. The portal sets it before the first screen, and follows it. */
class Line {
  isDown = false;
  private readonly waiting = new Set<(isBack: boolean) => void>();
  /** Of those that wait, the actions that were pressed on this screen. */
  private readonly pressed = new Set<(isBack: boolean) => void>();

  constructor() {
    makeAutoObservable<this, 'waiting' | 'pressed'>(
      this,
      { waiting: false, pressed: false },
      { autoBind: true },
    );
  }

  setDown(isDown: boolean): void {
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

  /** The same for an action that is pressed; false also once its screen is left. */
  whenBackHere(signal: AbortSignal): Promise<boolean> {
    return Promise.race([this.whenBack(signal), new Promise<boolean>((end) => this.pressed.add(end))]);
  }
}

export const line = new Line();
