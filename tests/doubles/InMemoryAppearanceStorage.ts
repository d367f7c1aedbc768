import type { AppearanceStorage } from '../../src/application/ports/AppearanceStorage';
import type { Appearance } from '../../src/domain/appearance/appearance';

export class InMemoryAppearanceStorage implements AppearanceStorage {
  /** As another tab does. */
  keepElsewhere: (appearance: Appearance) => void = () => undefined;

  constructor(public kept: Appearance = 'device') {}

  chosenAppearance(): Appearance {
    return this.kept;
  }

  keepAppearance(appearance: Appearance): void {
    this.kept = appearance;
  }

  whenKeptElsewhere(act: (appearance: Appearance) => void): void {
    this.keepElsewhere = act;
  }
}
