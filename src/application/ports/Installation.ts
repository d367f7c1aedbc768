/** How the portal can be installed here: the browser asks, the customer does it by the browser's menu, or not at all. */
export type InstallWay = 'ask' | 'menu' | 'none';

/** The offer to install the portal: once, after something was achieved; what was decided stays on the device (INST-02). */
export abstract class Installation {
  /** Something was achieved: from now on the offer stands, unless it was decided before. */
  abstract achieved(): void;
  /** The way to install while the offer stands; 'none' otherwise, and where the portal is installed. */
  abstract offered(): InstallWay;
  /** Calls the listener when the offer may be another; returns an unsubscribe function. */
  abstract onChange(listener: () => void): () => void;
  /** Lets the browser ask; the offer is decided whatever the answer is. */
  abstract install(): void;
  abstract decline(): void;
}
