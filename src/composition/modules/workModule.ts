import { ViewFile } from '../../application/documents/ViewFile';
import * as ports from '../../application/ports';
import { FindTask } from '../../application/work/FindTask';
import { ReadTaskDocuments } from '../../application/work/ReadTaskDocuments';
import { ReadTracking } from '../../application/work/ReadTracking';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpWorkGateway } from '../../infrastructure/http/HttpWorkGateway';
import { TaskDocumentsStore } from '../../ui/documents/TaskDocumentsStore';
import { MissingDocumentsStore } from '../../ui/work/MissingDocumentsStore';
import { TaskStore } from '../../ui/work/TaskStore';
import { WorkStore } from '../../ui/work/WorkStore';
import { featureModule } from '../featureModule';
/** The tasks, on the dashboard and each on a page of its own. */
export const workModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.WorkGateway, HttpWorkGateway, { api: ApiClient, log: ports.Log });
  bindClass(ReadTracking, { work: ports.WorkGateway });
  bindClass(ReadTaskDocuments, { files: ports.FileGateway });
  bindClass(FindTask, { work: ports.WorkGateway });
  bindScreenStore(MissingDocumentsStore, { readDocuments: ReadTaskDocuments });
  bindScreenStore(WorkStore, {
    work: ports.WorkGateway,
    readTracking: ReadTracking,
    missing: MissingDocumentsStore,
  });
  bindScreenStore(TaskStore, {
    findTask: FindTask,
    work: ports.WorkGateway,
    viewFile: ViewFile,
    documents: TaskDocumentsStore,
    notifier: ports.Notifier,
  });
});
