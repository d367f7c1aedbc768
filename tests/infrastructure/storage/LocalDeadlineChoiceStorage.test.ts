import { describe, expect, it } from 'vitest';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { LocalDeadlineChoiceStorage } from '../../../src/infrastructure/storage/LocalDeadlineChoiceStorage';
import { initialChoice } from '../../../src/domain/deadlines/initialChoice';
import { aSession, aUser } from '../../doubles/aSession';

const chosen = { view: 'all', notForMe: ['cmp-08'] } as const;
const others = { view: 'mine', notForMe: ['gstr-5a'] } as const;

const choices = () => new LocalDeadlineChoiceStorage({ session: new BrowserSessionStorage() });
const signIn = (id = '42'): void => new BrowserSessionStorage().keep(aSession({ user: aUser({ id }) }));
const logOut = (): void => new BrowserSessionStorage().leave();
const openNewTab = (): void => window.sessionStorage.clear();

describe('the choice on the Deadlines page', () => {
  it('is remembered on this device, in every tab [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    openNewTab();
    expect(choices().choice()).toEqual(chosen);
    choices().keep(others);
    logOut();
    signIn();
    expect(choices().choice()).toEqual(others);
  });

  it('stays at log-out for the same customer, with or without an order attempt [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    logOut();
    openNewTab();
    signIn();
    expect(choices().choice()).toEqual(chosen);
  });

  it('stays when a session ended and the same customer signs in again, in this tab or another [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    signIn();
    expect(choices().choice()).toEqual(chosen);
    openNewTab();
    signIn();
    expect(choices().choice()).toEqual(chosen);
  });

  it('is never another customer’s, who would miss the dates put aside [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    logOut();
    signIn('43');
    expect(choices().choice()).toEqual(initialChoice);
    choices().keep(others);
    logOut();
    signIn();
    expect(choices().choice()).toEqual(chosen);
    signIn('43');
    expect(choices().choice()).toEqual(others);
  });

  it('comes back in a tab where another customer, who chose nothing, was in between [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    const tab = JSON.stringify({ id: '42' });
    signIn('43');
    sessionStorage.setItem('user', tab);
    signIn();
    expect(choices().choice()).toEqual(chosen);
  });

  it('is not read where somebody else is signed in without the Login screen', () => {
    signIn();
    choices().keep(chosen);
    sessionStorage.setItem('user', JSON.stringify({ id: '43' }));
    expect(choices().choice()).toEqual(initialChoice);
  });

  it('goes at log-out where it is not known whose it is', () => {
    choices().keep(chosen);
    expect(choices().choice()).toEqual(chosen);
    logOut();
    signIn();
    expect(choices().choice()).toEqual(initialChoice);
  });

  it('without a name stays with the customer of its tab alone', () => {
    signIn();
    localStorage.setItem('portal.deadlines', JSON.stringify(chosen));
    signIn();
    expect(choices().choice()).toEqual(chosen);
    openNewTab();
    signIn();
    expect(choices().choice()).toEqual(initialChoice);
  });

  it.each(['', '{', '[]', '{"view":"others","notForMe":[]}', '{"view":"all","notForMe":"all"}'])(
    'stored as %j counts as none',
    (stored) => {
      window.localStorage.setItem('portal.deadlines', stored);
      expect(choices().choice()).toEqual(initialChoice);
    },
  );
});
