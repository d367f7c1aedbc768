import { describe, expect, it } from 'vitest';
import { SendShared } from '../../../src/application/documents/SendShared';
import type { ExclusiveLock } from '../../../src/application/ports/ExclusiveLock';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { InMemorySharedFiles } from '../../doubles/InMemorySharedFiles';

const given = () => {
  const shared = new InMemorySharedFiles([aBrowserFile('pdf'), aBrowserFile('jpeg')]);
  const sends: string[] = [];
  const names: string[] = [];
  const inMemory = new InMemoryLock();
  const lock: ExclusiveLock = {
    run: (name, work) => {
      names.push(name);
      return inMemory.run(name, work);
    },
  };
  const tab = new SendShared({ shared, lock });
  const send = (ids: readonly string[], isStored = true) =>
    tab.execute(ids, async () => {
      sends.push(ids.join(' '));
      return isStored;
    });
  return { shared, sends, names, send };
};

describe('what another app shared [SHARE-03]', () => {
  it('is taken off the device once it was stored, and sent once from two tabs', async () => {
    const { shared, sends, names, send } = given();
    expect(await Promise.all([send(['share-1']), send(['share-1'])])).toEqual(['sent', 'gone']);
    expect(sends).toEqual(['share-1']);
    expect(shared.kept.map(({ id }) => id)).toEqual(['share-2']);
    expect(names).toEqual(['portal.shared', 'portal.shared']);
  });

  it('stays on the device where it was not stored', async () => {
    const { shared, send } = given();
    expect(await send(['share-1', 'share-2'], false)).toBe('kept');
    expect(shared.kept).toHaveLength(2);
  });

  it('is not sent where one of its pictures is gone', async () => {
    const { sends, send } = given();
    expect(await send(['share-1', 'share-9'])).toBe('gone');
    expect(sends).toEqual([]);
  });
});
