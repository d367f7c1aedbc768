import { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import { ViewFile } from '../../application/documents/ViewFile';
import * as ports from '../../application/ports';
import { FindTaskOrder } from '../../application/transactions/FindTaskOrder';
import { FindTask } from '../../application/work/FindTask';
import { TaskDocumentsStore } from '../../ui/documents/TaskDocumentsStore';
import { SessionEndStore } from '../../ui/session/SessionEndStore';
import { WaitingFiles } from '../../ui/documents/WaitingFiles';
import { TaskOrderStore } from '../../ui/transactions/TaskOrderStore';
import { TaskStore } from '../../ui/work/TaskStore';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';
/** The page of one task, with its documents and its order. */
export const taskModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(FindTask, { work: ports.WorkGateway });
  bindClass(FindTaskOrder, { work: ports.WorkGateway, transactions: ports.TransactionGateway });
  bindClass(UploadTaskDocument, { files: ports.FileGateway, keys: ports.IdempotencyKeys });
  bindClass(ViewFile, { links: ports.DownloadLinks, browser: ports.Browser });
  bindKept(WaitingFiles, bindClass(WaitingFiles, {}));
  bindScreenStore(TaskOrderStore, { find: FindTaskOrder });
  bindScreenStore(TaskDocumentsStore, {
    files: ports.FileGateway,
    uploadTaskDocument: UploadTaskDocument,
    check: ports.FileCheck,
    viewFile: ViewFile,
    notifier: ports.Notifier,
    timer: ports.Timer,
    waiting: WaitingFiles,
    session: ports.SessionStorage,
    sessionEnd: SessionEndStore,
  });
  bindScreenStore(TaskStore, {
    findTask: FindTask,
    work: ports.WorkGateway,
    viewFile: ViewFile,
    documents: TaskDocumentsStore,
    notifier: ports.Notifier,
  });
});
