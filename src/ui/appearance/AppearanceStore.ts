import { makeAutoObservable } from 'mobx';
import type { AppearanceStorage } from '../../application/ports/AppearanceStorage';
import type { Appearance } from '../../domain/appearance/appearance';

/** The choice between light, dark and what the device prefers. */
export class AppearanceStore {
  chosen: Appearance;

  constructor(private readonly deps: { readonly storage: AppearanceStorage }) {
    this.chosen = deps.storage.chosenAppearance();
    makeAutoObservable<this, 'deps'>(this, { deps: false });
    deps.storage.whenKeptElsewhere((appearance) => this.take(appearance));
  }

  choose(appearance: Appearance): void {
    this.take(appearance);
    this.deps.storage.keepAppearance(appearance);
  }

  private take(appearance: Appearance): void {
    this.chosen = appearance;
  }
}
