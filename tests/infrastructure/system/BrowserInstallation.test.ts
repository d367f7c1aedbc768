import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BrowserInstallation } from '../../../src/infrastructure/system/BrowserInstallation';
import { holdInstallPrompt } from '../../../src/infrastructure/system/installPrompt';
import { aSession } from '../../doubles/aSession';
import { browserSession } from '../support/browserSession';

const prompts = { asked: 0 };

/** The browser says that the portal can be installed; tells whether it was kept from offering that by itself. */
const canBeInstalled = (): boolean => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(
    Object.assign(event, {
      prompt: () => {
        prompts.asked += 1;
        return Promise.resolve();
      },
    }),
  );
  return event.defaultPrevented;
};

beforeAll(holdInstallPrompt);
afterEach(() => void vi.unstubAllGlobals());

describe('the offer to install the portal', () => {
  it('is made in words where the browser only has a menu for it, and nowhere else without its question [INST-02]', () => {
    const installation = new BrowserInstallation();
    installation.achieved();
    expect(installation.offered()).toBe('none');
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }));
    expect(installation.offered()).toBe('menu');
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: true }));
    expect(installation.offered()).toBe('none');
  });

  it('is never made before something was achieved, and is told once it can be made [INST-02]', () => {
    const installation = new BrowserInstallation();
    expect(canBeInstalled()).toBe(true);
    expect(installation.offered()).toBe('none');
    const heard: string[] = [];
    const stop = installation.onChange(() => heard.push(installation.offered()));
    installation.achieved();
    expect(heard).toEqual(['ask']);
    stop();
  });

  it('stays away when declined, in another session too [INST-02]', () => {
    const installation = new BrowserInstallation();
    installation.achieved();
    installation.decline();
    browserSession().keep(aSession());
    browserSession().leave();
    const later = new BrowserInstallation();
    later.achieved();
    expect(later.offered()).toBe('none');
  });

  it('lets the browser ask once, and not in the installed portal [INST-02]', () => {
    const installation = new BrowserInstallation();
    installation.achieved();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(installation.offered()).toBe('none');
    vi.unstubAllGlobals();
    installation.install();
    expect([prompts.asked, installation.offered()]).toEqual([1, 'none']);
  });
});
