import { none, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EntryDraft } from '../../../src/application/ports/ReloadStorage';
import { instant } from '../../../src/domain/dates/instant';
import { BrowserReloadStorage } from '../../../src/infrastructure/storage/BrowserReloadStorage';

const draft: EntryDraft = {
  isSignUp: true,
  phone: '+919876543210',
  isOtpSent: true,
  details: { email: 'new@example.in', displayName: 'Nila Iyer', referralCode: '' },
};

afterEach(() => void vi.restoreAllMocks());

describe('the storage of a tab across a reload', () => {
  it('keeps the time of the reload in session storage', () => {
    expect(new BrowserReloadStorage().lastReload()).toEqual(none);
    expect(new BrowserReloadStorage().keepReload(instant(7))).toBe(true);
    expect(new BrowserReloadStorage().lastReload()).toEqual(some(instant(7)));
    expect(Object.keys(sessionStorage)).toEqual(['portal.reloadedAt']);
  });

  it('keeps what was typed until it is read', () => {
    new BrowserReloadStorage().keepDraft(draft);
    expect(new BrowserReloadStorage().takeDraft()).toEqual(some(draft));
    expect(sessionStorage).toHaveLength(0);
    expect(new BrowserReloadStorage().takeDraft()).toEqual(none);
  });

  it.each(['{', '{"isSignUp":1}', '[]', '7'])('treats %s as absent and removes it', (text) => {
    sessionStorage.setItem('portal.reloadDraft', text);
    sessionStorage.setItem('portal.reloadedAt', text === '7' ? '"x"' : text);
    const storage = new BrowserReloadStorage();
    expect([storage.takeDraft(), storage.lastReload()]).toEqual([none, none]);
    expect(sessionStorage.getItem('portal.reloadDraft')).toBeNull();
  });

  it('reports that a write did not last when the browser refuses it', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(new BrowserReloadStorage().keepReload(instant(7))).toBe(false);
  });
});
