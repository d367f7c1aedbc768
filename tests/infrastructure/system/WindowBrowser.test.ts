import { afterEach, describe, expect, it, vi } from 'vitest';
import { WindowBrowser } from '../../../src/infrastructure/system/WindowBrowser';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { hostileAddresses, ownPaths, webAddresses } from '../../domain/addresses/addresses';

const aTab = () => ({
  opener: window,
  close: vi.fn<() => void>(),
  location: { replace: vi.fn<(to: string) => void>() },
});

/** A window whose location only records where it is sent. */
const watched = (opensTabs = true) => {
  const tab = aTab();
  const location = {
    origin: 'https://portal.example',
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
  };
  vi.stubGlobal('window', { location, open: opensTabs ? () => tab : () => null });
  return { browser: new WindowBrowser({ timer: new InMemoryTimer() }), location, tab };
};

afterEach(() => vi.unstubAllGlobals());

describe('a file that the portal has written', () => {
  it('is downloaded under its name and type [DUE-07]', async () => {
    const pressed: { readonly name: string; readonly address: string }[] = [];
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'blob:portal/1';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push({ name: this.download, address: this.href });
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const timer = new InMemoryTimer();
    new WindowBrowser({ timer }).saveFile({ name: 'deadlines.ics', type: 'text/calendar', text: 'बिक्री' });
    expect(pressed).toEqual([{ name: 'deadlines.ics', address: 'blob:portal/1' }]);
    expect([made[0]?.type, await made[0]?.text()]).toEqual(['text/calendar;charset=utf-8', 'बिक्री']);
    timer.pass(39_999);
    expect(revoked).not.toHaveBeenCalled();
    timer.pass(1);
    expect(revoked.mock.calls).toEqual([['blob:portal/1']]);
    vi.restoreAllMocks();
  });
});

describe('the browser window', () => {
  it.each([...hostileAddresses, 'https://evil.example:99999/', ' https://blog.example/', ''])(
    'goes nowhere for %j',
    (address) => {
      const { browser, location, tab } = watched();
      expect(browser.leaveFor(address)).toBe(false);
      expect(browser.replaceWith(address)).toBe(false);
      expect(browser.openTab().show(address)).toBe(false);
      expect(browser.openInTab(address)).toBe(false);
      expect(watched(false).browser.openTab().show(address)).toBe(false);
      for (const sent of [location.assign, location.replace, tab.location.replace])
        expect(sent).not.toHaveBeenCalled();
    },
  );

  it.each([...webAddresses, ...ownPaths])('goes to %j', (address) => {
    const { browser, location, tab } = watched();
    expect(browser.leaveFor(address)).toBe(true);
    expect(browser.replaceWith(address)).toBe(true);
    expect(browser.openTab().show(address)).toBe(true);
    for (const sent of [location.assign, location.replace, tab.location.replace])
      expect(sent.mock.calls).toEqual([[address]]);
  });

  it('lets a new tab not reach back', () => {
    for (const open of [
      (browser: WindowBrowser) => browser.openTab(),
      (browser: WindowBrowser) => browser.openInTab('https://blog.example/'),
    ]) {
      const { browser, tab } = watched();
      open(browser);
      expect(tab.opener).toBeNull();
    }
  });

  it.each([
    ['once it is known', (browser: WindowBrowser, address: string) => browser.openTab().show(address)],
    ['at once', (browser: WindowBrowser, address: string) => browser.openInTab(address)],
  ])('shows an address in this tab where no other opens, %s [ENTRY-09]', (_, open) => {
    const { browser, location } = watched(false);
    expect(open(browser, 'https://files.example/notice.pdf')).toBe(true);
    expect([location.assign.mock.calls, location.replace.mock.calls]).toEqual([
      [['https://files.example/notice.pdf']],
      [],
    ]);
  });
});
