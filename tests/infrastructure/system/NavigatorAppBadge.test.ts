import { afterEach, describe, expect, it, vi } from 'vitest';
import { userId } from '../../../src/domain/session/user';
import { NavigatorAppBadge } from '../../../src/infrastructure/system/NavigatorAppBadge';
import { aSession, aUser } from '../../doubles/aSession';
import { browserSession } from '../support/browserSession';

/** A browser with the Badging API, and what its icon shows. */
const anIcon = () => {
  const icon: { shown: number | undefined } = { shown: undefined };
  const set = (count: number | undefined) => {
    icon.shown = count;
    return Promise.resolve();
  };
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { setAppBadge: set, clearAppBadge: () => set(undefined) }),
  );
  return icon;
};

afterEach(() => void vi.unstubAllGlobals());

describe('the number on the icon [INST-01]', () => {
  it('is what needs the customer, and nothing for 0', () => {
    const icon = anIcon();
    const badge = new NavigatorAppBadge();
    badge.show(3);
    expect(icon.shown).toBe(3);
    badge.show(0);
    expect(icon.shown).toBeUndefined();
    badge.show(2);
    badge.clear();
    expect(icon.shown).toBeUndefined();
  });

  it('goes with the customer who logs out, and with one whom another follows; it stays for the same one', () => {
    const icon = anIcon();
    const badge = new NavigatorAppBadge();
    browserSession().keep(aSession());
    badge.show(3);
    browserSession().keep(aSession());
    expect(icon.shown).toBe(3);
    browserSession().keep(aSession({ user: aUser({ id: userId('43') }) }));
    expect(icon.shown).toBeUndefined();
    badge.show(2);
    browserSession().leave();
    expect(icon.shown).toBeUndefined();
  });

  it('is nothing where the browser has none', () => {
    const badge = new NavigatorAppBadge();
    expect(() => [1, 0].forEach((count) => badge.show(count))).not.toThrow();
    expect(() => badge.clear()).not.toThrow();
  });
});
