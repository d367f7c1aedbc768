import { describe, expect, it } from 'vitest';
import { sessionEnds } from '../../../src/application/session/sessionEnds';
import { aSession } from '../../doubles/aSession';
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
