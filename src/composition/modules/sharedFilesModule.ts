import { ReadChosen } from '../../application/documents/ReadChosen';
import { ReadMissingDocuments } from '../../application/documents/ReadMissingDocuments';
import { SendShared } from '../../application/documents/SendShared';
import { SendWaiting } from '../../application/documents/SendWaiting';
import * as ports from '../../application/ports';
import { WebExclusiveLock } from '../../infrastructure/system/WebExclusiveLock';
import { SharedStore } from '../../ui/documents/SharedStore';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';
/** What other apps shared; what is being sent goes on while the customer looks at other pages. */
export const sharedFilesModule = featureModule(({ bind, bindClass }) => {
  // The port itself is bound with the orders, whose code is not needed here.
  bind(SendShared).toResolvedValue(
    (shared) => new SendShared({ shared, lock: new WebExclusiveLock() }),
    [ports.SharedFiles],
  );
  bindClass(ReadMissingDocuments, { work: ports.WorkGateway, files: ports.FileGateway });
  const store = bindClass(SharedStore, {
    shared: ports.SharedFiles,
    sendOnce: SendShared,
    missing: ReadMissingDocuments,
    send: SendWaiting,
    check: ports.FileCheck,
    read: ReadChosen,
    notifier: ports.Notifier,
    session: ports.SessionStorage,
  });
  bindKept(SharedStore, store);
});
