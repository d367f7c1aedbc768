import { describe, expect, it } from 'vitest';
import { becomesAnothers, sessionEnds } from '../../../src/application/session/sessionEnds';
import { anothersSession, aSession, aUser } from '../../doubles/aSession';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const begun = () => {
  const storage = new InMemorySessionStorage();
  storage.keep(aSession());
  return { storage, isOver: sessionEnds(storage) };
};

describe('the session of a moment', () => {
  it('goes on while its token is stored', () => {
    const { storage, isOver } = begun();
    expect(isOver()).toBe(false);
    storage.keep(aSession());
    expect(isOver()).toBe(false);
  });

  it('is over once nobody is signed in', () => {
    const { storage, isOver } = begun();
    storage.local.delete('access_token');
    expect(isOver()).toBe(true);
  });

  it('is over once another customer is signed in', () => {
    const { storage, isOver } = begun();
    storage.local.set('access_token', 'of another customer');
    expect(isOver()).toBe(true);
  });
});

describe('another customer', () => {
  it('is none for a tab that learnt later whose session it has', () => {
    const { storage } = begun();
    const { user } = aSession();
    storage.forgetUser();
    const becomes = becomesAnothers(storage);
    storage.keepUser(user);
    expect(becomes()).toBe(false);
    storage.local.set('access_token', 'access-2');
    expect(becomes()).toBe(false);
  });

  it.each([
    ['nobody since', (storage: InMemorySessionStorage) => storage.leave(), false],
    [
      'the same number since',
      (storage: InMemorySessionStorage) => storage.keep(aSession({ mark: 'access-2' })),
      false,
    ],
    [
      'the same customer since in another tab, whom this one followed',
      (storage: InMemorySessionStorage) => {
        storage.signInElsewhere(aSession({ mark: 'access-2' }));
        storage.follow();
      },
      false,
    ],
    ['another number since', (storage: InMemorySessionStorage) => storage.keep(anothersSession()), true],
    [
      'somebody in another tab since, of whom this one was told',
      (storage: InMemorySessionStorage) => {
        storage.local.set('access_token', 'of another');
        storage.forgetUser();
      },
      true,
    ],
  ])('has signed in where it is %s', (_, happens, isAnothers) => {
    const { storage } = begun();
    const becomes = becomesAnothers(storage);
    expect(becomes()).toBe(false);
    happens(storage);
    expect(becomes()).toBe(isAnothers);
  });

  it('has signed in where neither has an id or a number', () => {
    const unknown = { user: aUser({ id: '', phone: '' }) };
    const storage = new InMemorySessionStorage();
    storage.keep(aSession(unknown));
    const becomes = becomesAnothers(storage);
    storage.leave();
    storage.keep(aSession({ mark: 'of another', ...unknown }));
    expect(becomes()).toBe(true);
  });
});
