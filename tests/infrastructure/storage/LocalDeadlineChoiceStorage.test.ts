import { browserSession } from '../support/browserSession';
import { describe, expect, it } from 'vitest';
import { LocalDeadlineChoiceStorage } from '../../../src/infrastructure/storage/LocalDeadlineChoiceStorage';
import { initialChoice } from '../../../src/domain/deadlines/initialChoice';
import { aSession, aUser } from '../../doubles/aSession';

const chosen = { view: 'all', notForMe: ['cmp-08'], answers: { 'gst-scheme': 'monthly' } } as const;

const choices = () => new LocalDeadlineChoiceStorage({ session: browserSession() });
const signIn = (id = '42'): void => browserSession().keep(aSession({ user: aUser({ id }) }));
const logOut = (): void => browserSession().leave();
const openNewTab = (): void => window.sessionStorage.clear();

describe('the choice on the Deadlines page', () => {
  it('is remembered on this device, in every tab [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    openNewTab();
    expect(choices().choice()).toEqual(chosen);
  });

  it('leaves nothing of the customer at log-out, in this tab or another [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    openNewTab();
    logOut();
    expect(Object.keys(localStorage)).toEqual([]);
    signIn();
    expect(choices().choice()).toEqual(initialChoice);
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

  it('goes when another customer signs in, who would miss the dates put aside [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    signIn('43');
    expect(choices().choice()).toEqual(initialChoice);
    openNewTab();
    signIn();
    expect(choices().choice()).toEqual(initialChoice);
  });

  it('goes in a new tab too, which knows no former customer [DUE-04]', () => {
    signIn();
    choices().keep(chosen);
    openNewTab();
    signIn('43');
    expect(localStorage.getItem('portal.deadlines')).toBeNull();
  });

  it('is not read where somebody else is signed in without the Login screen', () => {
    signIn();
    choices().keep(chosen);
    sessionStorage.setItem('user', JSON.stringify({ id: '43' }));
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
