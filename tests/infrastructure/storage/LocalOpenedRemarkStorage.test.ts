import { describe, expect, it, vi } from 'vitest';
import { LocalOpenedRemarkStorage } from '../../../src/infrastructure/storage/LocalOpenedRemarkStorage';
import { aSession, aUser } from '../../doubles/aSession';
import { browserSession } from '../support/browserSession';

const KEY = 'portal.openedRemarks';
const opened = { '3': '5 1763526600000 2' };

const remarks = () => new LocalOpenedRemarkStorage({ session: browserSession() });
const signIn = (id = '42'): void => browserSession().keep(aSession({ user: aUser({ id }) }));
const openNewTab = (): void => window.sessionStorage.clear();

describe('the remarks that were opened on this device', () => {
  it('are none at first, and kept for every tab [PAPER-03]', () => {
    signIn();
    expect(remarks().opened()).toEqual({});
    remarks().keep(opened);
    openNewTab();
    expect(remarks().opened()).toEqual(opened);
  });

  it('stay when the same customer signs in again in a new tab, and are gone at log-out [PAPER-03]', () => {
    signIn();
    remarks().keep(opened);
    openNewTab();
    signIn();
    expect(remarks().opened()).toEqual(opened);
    browserSession().leave();
    expect(localStorage.getItem(KEY)).toBeNull();
    signIn();
    expect(remarks().opened()).toEqual({});
  });

  it('are gone when another customer signs in [PAPER-03]', () => {
    signIn();
    remarks().keep(opened);
    openNewTab();
    signIn('43');
    expect([localStorage.getItem(KEY), remarks().opened()]).toEqual([null, {}]);
  });

  it.each(['', '{', '[]', '{"opened":[1]}', '{"opened":{"3":7}}'])('stored as %j count as none', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(remarks().opened()).toEqual({});
  });

  it('are heard of when another tab opens one', () => {
    const listener = vi.fn<() => void>();
    const release = remarks().onChangeElsewhere(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.deadlines' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(1);
    release();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
