import type { ContainerModule } from 'inversify';
import { ViewFile } from '../../application/documents/ViewFile';
import { FileGateway } from '../../application/ports/FileGateway';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { WorkGateway } from '../../application/ports/WorkGateway';
import { FindOrderTasks } from '../../application/work/FindOrderTasks';
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
export const workModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(WorkGateway, HttpWorkGateway, { api: ApiClient, log: Log });
  bindClass(ReadTracking, { work: WorkGateway });
  bindClass(ReadTaskDocuments, { files: FileGateway });
  bindClass(FindTask, { work: WorkGateway });
  bindClass(FindOrderTasks, { work: WorkGateway });
  bindScreenStore(MissingDocumentsStore, { readDocuments: ReadTaskDocuments });
  bindScreenStore(WorkStore, {
    work: WorkGateway,
    readTracking: ReadTracking,
    missing: MissingDocumentsStore,
  });
  bindScreenStore(TaskStore, {
    findTask: FindTask,
    work: WorkGateway,
    viewFile: ViewFile,
    documents: TaskDocumentsStore,
    notifier: Notifier,
  });
});
