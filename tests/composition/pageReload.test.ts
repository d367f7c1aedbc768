import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { FileCheck } from '../../src/application/ports/FileCheck';
import { SupportChat } from '../../src/application/ports/SupportChat';
import { createContainer } from '../../src/composition/container';
import { PageReload } from '../../src/composition/PageReload';
import { createSignedInContainer } from '../../src/composition/signedIn';
import { CabinetZipStore } from '../../src/ui/documents/CabinetZipStore';
import { SeveralUploadsStore } from '../../src/ui/documents/SeveralUploadsStore';
import { UploadPlaces } from '../../src/ui/documents/UploadPlaces';
import { InvoiceZipStore } from '../../src/ui/payments/InvoiceZipStore';
import { LazyParts } from '../../src/ui/state/LazyParts';
import { userId } from '../../src/domain/session/user';
import { taskId } from '../../src/domain/work/task';
import { aDocument } from '../domain/documents/aFile';
import { aConfiguration } from '../doubles/aConfiguration';
import { aChosenFile } from '../doubles/aChosenFile';
import { InMemoryReloader } from '../doubles/InMemoryReloader';
import { InMemorySessionStorage } from '../doubles/InMemorySessionStorage';

const asked = {
  taskId: taskId('3'),
  userId: userId('1'),
  createdBy: '9001',
  document: aDocument({ id: '20', name: 'PAN card' }),
};

const aPage = () => {
  const entry = createContainer(aConfiguration());
  const reloader = new InMemoryReloader();
  const storage = new InMemorySessionStorage();
  let beginnings = 0;
  const pageReload = new PageReload({ reloader, storage, beginAgain: () => void (beginnings += 1) });
  const open = async () => {
    const container = createSignedInContainer(entry, pageReload, () => false);
    await container.get(LazyParts).load('task');
    await container.get(LazyParts).load('severalUploads');
    await container.get(LazyParts).load('cabinetZip');
    await container.get(LazyParts).load('payments');
    return container;
  };
  return { open, storage, seen: () => ({ beginnings, reloads: reloader.reloads }) };
};

describe('a page that reloads after a success', () => {
  it('is loaded again while no file waits', async () => {
    const { open, seen } = aPage();
    const container = await open();
    expect(container.get(UploadPlaces).losesByReload).toBe(false);
    container.get(PageReload).reload();
    expect(seen()).toEqual({ beginnings: 0, reloads: 1 });
  });

  it('begins its session again where the browser keeps none, since a reload would sign out [ENTRY-06]', async () => {
    const { open, storage, seen } = aPage();
    storage.isKept = false;
    (await open()).get(PageReload).reload();
    expect(seen()).toEqual({ beginnings: 1, reloads: 0 });
  });

  it('begins its session again in a container that takes over what waits [CHECK-05]', async () => {
    const { open, seen } = aPage();
    const [first, second] = [await open(), await open()];
    first.get(UploadPlaces).openDocument(asked).keep(aChosenFile('pdf'));
    first.get(PageReload).reload();
    expect(seen()).toEqual({ beginnings: 1, reloads: 0 });
    expect(second.get(UploadPlaces)).toBe(first.get(UploadPlaces));
    for (const key of [SeveralUploadsStore, FileCheck, SupportChat])
      expect(second.get<unknown>(key)).toBe(first.get<unknown>(key));
  });

  it('begins its session again while a zip is packed, which goes on [VAULT-02] [MONEY-06]', async () => {
    const { open, seen } = aPage();
    const [first, second] = [await open(), await open()];
    const { packing } = first.get(CabinetZipStore);
    const { promise, resolve } = Promise.withResolvers<readonly []>();
    const packed = packing.run({ grouping: none, allToDownload: () => promise });
    first.get(PageReload).reload();
    expect(seen()).toEqual({ beginnings: 1, reloads: 0 });
    for (const key of [CabinetZipStore, InvoiceZipStore])
      expect(second.get<unknown>(key)).toBe(first.get<unknown>(key));
    packing.cancel();
    resolve([]);
    await packed;
    first.get(PageReload).reload();
    expect(seen()).toEqual({ beginnings: 1, reloads: 1 });
  });
});
