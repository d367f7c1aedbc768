import { browserSession } from '../support/browserSession';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { aSession, aUser } from '../../doubles/aSession';

const DRAFTS = ['portal.answers.16', 'portal.paymentsCompleted'];

const begin = (): BrowserSessionStorage => {
  const storage = browserSession();
  storage.keep(aSession());
  for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
  return storage;
};

const drafts = (): readonly string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('portal.'))
    .toSorted();

describe("a customer's drafts", () => {
  it('are removed at log-out', () => {
    begin().leave();
    expect(drafts()).toEqual([]);
  });

  it('are removed when another tab has signed in somebody else', () => {
    const storage = begin();
    localStorage.setItem('access_token', 'of another');
    storage.follow();
    expect(drafts()).toEqual([]);
  });

  it('are removed, with all other data, when somebody else signs in over them', () => {
    sessionStorage.setItem('user', JSON.stringify({ id: 41, pan: 'ABCPE1234F' }));
    for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
    browserSession().keep(aSession());
    expect(drafts()).toEqual([]);
    expect(sessionStorage.getItem('user')).not.toContain('ABCPE1234F');
    expect(sessionStorage.getItem('token')).toBe('access-1');
  });

  it.each([
    ['nobody known', null],
    ['somebody without an id', JSON.stringify({ id: '', phone: '+919800000043' })],
  ])('are removed when a customer signs in after %s', (_, former) => {
    if (former !== null) sessionStorage.setItem('user', former);
    for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
    browserSession().keep(aSession());
    expect(drafts()).toEqual([]);
  });

  it('stay where a customer signs in again whose id was unknown', () => {
    sessionStorage.setItem('user', JSON.stringify({ id: '', phone: '+919876543210' }));
    for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
    browserSession().keep(aSession());
    expect(drafts()).toEqual(DRAFTS);
  });

  it('leave no return address of the former customer to the next one', () => {
    const storage = begin();
    storage.keepReturnPlace({ address: '/quotation/12', at: instant(1) });
    storage.keep(aSession({ user: aUser({ id: '43' }) }));
    expect([drafts(), storage.returnPlace()]).toEqual([[], none]);
  });

  it('stay when the same customer signs in again', () => {
    begin().keep(aSession());
    expect(drafts()).toEqual(DRAFTS.toSorted());
  });
});

describe('the return address of a visitor who was redirected to Login', () => {
  const place = { address: '/quotation/12', at: instant(1) };

  it('is kept in this tab until after the sign-in', () => {
    browserSession().keepReturnPlace(place);
    const storage = browserSession();
    storage.keep(aSession());
    expect([storage.returnPlace(), drafts()]).toEqual([some(place), ['portal.returnPlace']]);
    storage.forgetReturnPlace();
    expect([storage.returnPlace(), drafts()]).toEqual([none, []]);
  });

  it('is removed at log-out', () => {
    const storage = begin();
    storage.keepReturnPlace(place);
    storage.leave();
    expect(storage.returnPlace()).toEqual(none);
  });

  it.each(['{', '[]', '{"address":7,"at":1}', '{"address":"/cart"}'])(
    'is treated as absent when it reads %s',
    (text) => {
      sessionStorage.setItem('portal.returnPlace', text);
      expect(browserSession().returnPlace()).toEqual(none);
    },
  );
});
