import { describe, expect, it } from 'vitest';
import { BrowserSessionVault } from '../../../src/infrastructure/storage/BrowserSessionVault';
import { aSession } from '../../doubles/aSession';

const DRAFTS = [
  'portal.answers.16',
  'portal.orderForm',
  'portal.orderAttempt',
  'portal.discountCode',
  'portal.paymentsCompleted',
];

const begin = (): BrowserSessionVault => {
  const vault = new BrowserSessionVault();
  vault.keep(aSession());
  for (const key of DRAFTS) sessionStorage.setItem(key, 'AAPFU0939F');
  return vault;
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
    new BrowserSessionVault().keep(aSession());
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
    new BrowserSessionVault().keep(aSession());
    expect(drafts()).toEqual([]);
  });

  it('stays when the same customer signs in again', () => {
    begin().keep(aSession());
    expect(drafts()).toEqual(DRAFTS.toSorted());
  });
});
