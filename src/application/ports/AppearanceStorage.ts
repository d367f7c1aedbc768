import type { Appearance } from '../../domain/appearance/appearance';

/** The appearance chosen on this device; it outlives sessions. */
export abstract class AppearanceStorage {
  abstract chosenAppearance(): Appearance;
  /** Keeps it, and the page takes it on at once. */
  abstract keepAppearance(appearance: Appearance): void;
  /** Calls back when another tab keeps one; the page takes that on by itself. */
  abstract whenKeptElsewhere(act: (appearance: Appearance) => void): void;
}
