import { describe, expect, it } from 'vitest';
import { userId } from '../../../src/domain/session/user';
import { TabUnsentFiles } from '../../../src/infrastructure/storage/TabUnsentFiles';
import { aChosenFile } from '../../doubles/aChosenFile';
import { aUser } from '../../doubles/aSession';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const filesOf = (id: string): TabUnsentFiles => {
  const session = new InMemorySessionStorage();
  if (id !== '') session.keepUser(aUser({ id: userId(id) }));
  return new TabUnsentFiles({ session });
};

describe('files that were not sent', () => {
  it('are given to the same customer after the next sign-in, once [CHECK-06]', () => {
    const file = aChosenFile('pdf');
    filesOf('7').keep([file]);
    expect(filesOf('7').take()).toEqual([file]);
    expect(filesOf('7').take()).toEqual([]);
  });

  it('are never given to another customer, and forgotten when another one asks', () => {
    filesOf('7').keep([aChosenFile('pdf')]);
    expect(filesOf('8').take()).toEqual([]);
    expect(filesOf('7').take()).toEqual([]);
  });

  it('are not kept for nobody', () => {
    filesOf('').keep([aChosenFile('pdf')]);
    expect(filesOf('').take()).toEqual([]);
  });
});
