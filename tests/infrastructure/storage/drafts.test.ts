import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { aSession, aUser } from '../../doubles/aSession';

const DRAFTS = ['portal.answers.16', 'portal.paymentsCompleted'];

const begin = (): BrowserSessionStorage => {
  const storage = new BrowserSessionStorage();
  storage.keep(aSession());
  for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
  return storage;
};

const drafts = (): readonly string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('portal.'))
    .toSorted();

describe('what a customer has begun to fill in', () => {
  it('goes at log-out', () => {
    begin().leave();
    expect(drafts()).toEqual([]);
  });

  it('goes when another tab has signed somebody else in', () => {
    begin().forgetUser();
    expect(drafts()).toEqual([]);
  });

  it('goes when somebody else signs in over it, with all else of the former customer', () => {
    sessionStorage.setItem('user', JSON.stringify({ id: 41, pan: 'ABCPE1234F' }));
    for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
    new BrowserSessionStorage().keep(aSession());
    expect(drafts()).toEqual([]);
    expect(sessionStorage.getItem('user')).not.toContain('ABCPE1234F');
    expect(sessionStorage.getItem('token')).toBe('access-1');
  });

  it.each([
    ['nobody known', null],
    ['somebody without an id', JSON.stringify({ id: '', phone: '+919876543210' })],
  ])('goes when a customer signs in where %s was before', (_, former) => {
    if (former !== null) sessionStorage.setItem('user', former);
    for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
    new BrowserSessionStorage().keep(aSession());
    expect(drafts()).toEqual([]);
  });

  it('leaves nothing of the former customer’s way to whoever signs in next', () => {
    const storage = begin();
    storage.keepReturnPlace({ address: '/quotation/12', at: instant(1) });
    storage.keep(aSession({ user: aUser({ id: '43' }) }));
    expect([drafts(), storage.returnPlace()]).toEqual([[], none]);
  });

  it('stays when the same customer signs in again', () => {
    begin().keep(aSession());
    expect(drafts()).toEqual(DRAFTS.toSorted());
  });
});

describe('where a visitor was turned away', () => {
  const place = { address: '/quotation/12', at: instant(1) };

  it('is kept in this tab through the sign-in', () => {
    new BrowserSessionStorage().keepReturnPlace(place);
    const storage = new BrowserSessionStorage();
    storage.keep(aSession());
    expect([storage.returnPlace(), drafts()]).toEqual([some(place), ['portal.returnPlace']]);
    storage.forgetReturnPlace();
    expect([storage.returnPlace(), drafts()]).toEqual([none, []]);
  });

  it('goes at log-out', () => {
    const storage = begin();
    storage.keepReturnPlace(place);
    storage.leave();
    expect(storage.returnPlace()).toEqual(none);
  });

  it.each(['{', '[]', '{"address":7,"at":1}', '{"address":"/cart"}'])(
    'counts as absent when it reads %s',
    (text) => {
      sessionStorage.setItem('portal.returnPlace', text);
      expect(new BrowserSessionStorage().returnPlace()).toEqual(none);
    },
  );
});
