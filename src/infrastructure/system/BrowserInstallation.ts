import type { Installation, InstallWay } from '../../application/ports/Installation';
import { SafeStorage } from '../storage/SafeStorage';
import { INSTALL_CHANGE, installPrompt } from './installPrompt';

/** Local storage `portal.installOffer`: 'due' after an achievement, 'decided' for good, also after log-out. */
const KEY = 'portal.installOffer';

/** Only Safari of iPhones and iPads has it; they install by their Share menu alone. */
const isIos = (): boolean => 'standalone' in navigator;

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const tell = (): void => void window.dispatchEvent(new Event(INSTALL_CHANGE));

/** The browser's own question where it has one (`beforeinstallprompt`). */
export class BrowserInstallation implements Installation {
  private readonly storage = new SafeStorage(() => window.localStorage);

  achieved(): void {
    if (this.storage.read(KEY) !== null) return;
    this.storage.write(KEY, 'due');
    tell();
  }

  offered(): InstallWay {
    if (this.storage.read(KEY) !== 'due' || isInstalled()) return 'none';
    if (installPrompt() !== undefined) return 'ask';
    return isIos() ? 'menu' : 'none';
  }

  onChange(listener: () => void): () => void {
    window.addEventListener(INSTALL_CHANGE, listener);
    return () => window.removeEventListener(INSTALL_CHANGE, listener);
  }

  install(): void {
    void installPrompt()
      ?.prompt()
      .catch(() => undefined);
    this.decline();
  }

  decline(): void {
    this.storage.write(KEY, 'decided');
    tell();
  }
}
