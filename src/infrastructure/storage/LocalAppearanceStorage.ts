import type { AppearanceStorage } from '../../application/ports/AppearanceStorage';
import { type Appearance, appearances } from '../../domain/appearance/appearance';
import { SafeStorage } from './SafeStorage';

/** The entry in local storage, and the event by which the page's own script hears of another choice. */
const KEY = 'portal.appearance';

/** Local storage `portal.appearance`, which stays at log-out; the script in index.html reads it for the first frame. */
export class LocalAppearanceStorage implements AppearanceStorage {
  private readonly storage = new SafeStorage(() => window.localStorage);

  chosenAppearance(): Appearance {
    const stored = this.storage.read(KEY);
    return appearances.find((appearance) => appearance === stored) ?? 'device';
  }

  keepAppearance(appearance: Appearance): void {
    this.storage.write(KEY, appearance);
    // Where the browser forbids storage, the page takes it on all the same.
    window.dispatchEvent(new CustomEvent(KEY, { detail: appearance }));
  }

  whenKeptElsewhere(act: (appearance: Appearance) => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY) act(this.chosenAppearance());
    });
  }
}
