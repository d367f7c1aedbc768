import { ViewFile } from '../../application/documents/ViewFile';
import * as ports from '../../application/ports';
import { FindTaskOrder } from '../../application/transactions/FindTaskOrder';
import { FindTask } from '../../application/work/FindTask';
import { OpenRemark } from '../../application/work/OpenRemark';
import { TaskDocumentsStore } from '../../ui/documents/TaskDocumentsStore';
import { SessionEndStore } from '../../ui/session/SessionEndStore';
import { UploadPlaces } from '../../ui/documents/UploadPlaces';
import { TaskOrderStore } from '../../ui/transactions/TaskOrderStore';
import { TaskStore } from '../../ui/work/TaskStore';
import { featureModule } from '../featureModule';
/** The page of one task, with its documents and its order. */
export const taskModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(FindTask, { work: ports.WorkGateway });
  bindClass(FindTaskOrder, { findTask: FindTask, transactions: ports.TransactionGateway });
  bindClass(ViewFile, { links: ports.DownloadLinks, browser: ports.Browser });
  bindClass(OpenRemark, { storage: ports.OpenedRemarkStorage, badge: ports.AppBadge });
  bindScreenStore(TaskOrderStore, { find: FindTaskOrder });
  bindScreenStore(TaskDocumentsStore, {
    files: ports.FileGateway,
    check: ports.FileCheck,
    viewFile: ViewFile,
    notifier: ports.Notifier,
    timer: ports.Timer,
    places: UploadPlaces,
    session: ports.SessionStorage,
    sessionEnd: SessionEndStore,
  });
  bindScreenStore(TaskStore, {
    findTask: FindTask,
    work: ports.WorkGateway,
    viewFile: ViewFile,
    documents: TaskDocumentsStore,
    openRemark: OpenRemark,
    notifier: ports.Notifier,
  });
});
