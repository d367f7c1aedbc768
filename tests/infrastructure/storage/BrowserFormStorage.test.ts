import { browserSession } from '../support/browserSession';
import { beforeEach, describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import type { KeptForm } from '../../../src/application/forms/keptForm';
import { userId } from '../../../src/domain/session/user';
import { BrowserFormStorage } from '../../../src/infrastructure/storage/BrowserFormStorage';
import { aSession, aUser } from '../../doubles/aSession';

const form: KeptForm = {
  customer: userId('42'),
  address: '/profile',
  typed: { pan: 'ABCDE1234F' },
  at: instant(7),
};
const kept = (): readonly KeptForm[] => new BrowserFormStorage().all();

describe('The forms that this tab keeps', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('survive a reload, and a sign-in of the same customer [LINE-06]', () => {
    browserSession().keep(aSession());
    new BrowserFormStorage().keep([form]);
    browserSession().keep(aSession({ mark: 'access-2' }));
    expect(kept()).toEqual([form]);
  });

  it('are gone once another customer signs in, and at log-out [LINE-06]', () => {
    browserSession().keep(aSession());
    new BrowserFormStorage().keep([form]);
    browserSession().keep(aSession({ user: aUser({ id: '43' }) }));
    expect(kept()).toEqual([]);
    new BrowserFormStorage().keep([form]);
    browserSession().leave();
    expect(kept()).toEqual([]);
  });

  it.each([
    '',
    '{',
    '7',
    '[{"customer":"42"},null]',
    '[{"customer":"42","address":"/","typed":{"a":1},"at":1}]',
  ])('are none when %j is stored', (text) => {
    sessionStorage.setItem('portal.forms', text);
    expect(kept()).toEqual([]);
  });

  it('remove their entry when there are none', () => {
    new BrowserFormStorage().keep([form]);
    new BrowserFormStorage().keep([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
