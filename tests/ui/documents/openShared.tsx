import { ReadChosen } from '../../../src/application/documents/ReadChosen';
import { ReadMissingDocuments } from '../../../src/application/documents/ReadMissingDocuments';
import { SendFile } from '../../../src/application/documents/SendFile';
import { SendShared } from '../../../src/application/documents/SendShared';
import { SendWaiting } from '../../../src/application/documents/SendWaiting';
import type { TaskDocument } from '../../../src/domain/documents/file';
import type { Task } from '../../../src/domain/work/task';
import { SharedScreen } from '../../../src/ui/documents/SharedScreen';
import { SharedStore } from '../../../src/ui/documents/SharedStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryJpegMaker } from '../../doubles/InMemoryJpegMaker';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemorySharedFiles } from '../../doubles/InMemorySharedFiles';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { signedInSession } from '../../doubles/signedInSession';
import { renderWith } from '../support/renderWith';

interface Missing {
  readonly tasks: readonly Task[];
  /** What each of them wants. */
  readonly documents: readonly TaskDocument[];
}

/** The page of what another app shared, of a customer without tasks unless some are given. */
export const openShared = (
  files: readonly File[],
  { tasks, documents }: Missing = { tasks: [], documents: [] },
) => {
  const [shared, gateway] = [new InMemorySharedFiles(files), new InMemoryFileGateway([], documents)];
  const store = new SharedStore({
    shared,
    sendOnce: new SendShared({ shared, lock: new InMemoryLock() }),
    missing: new ReadMissingDocuments({ work: new InMemoryWorkGateway(tasks), files: gateway }),
    send: new SendWaiting({ send: new SendFile({ files: gateway, keys: new InMemoryIdempotencyKeys() }) }),
    check: new InMemoryFileCheck(),
    read: new ReadChosen({ jpegs: new InMemoryJpegMaker() }),
    notifier: new InMemoryNotifier(),
    session: signedInSession(),
  });
  const view = renderWith(<SharedScreen />, {
    stores: new Map<StoreKey<unknown>, unknown>([[SharedStore, store]]),
    at: '/shared',
  });
  return { store, gateway, view };
};
