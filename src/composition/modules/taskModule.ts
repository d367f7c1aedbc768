import { ContainerModule } from 'inversify';
import { ViewFile } from '../../application/documents/ViewFile';
import { Notifier } from '../../application/ports/Notifier';
import { WorkGateway } from '../../application/ports/WorkGateway';
import { FindTask } from '../../application/work/FindTask';
import { LoadSteps } from '../../application/work/LoadSteps';
import { TaskDocumentsStore } from '../../ui/documents/TaskDocumentsStore';
import { TaskStore } from '../../ui/work/TaskStore';

/** The task detail. */
export const taskModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(FindTask).toResolvedValue((work: WorkGateway) => new FindTask(work), [WorkGateway]);
  bind(LoadSteps).toResolvedValue((work: WorkGateway) => new LoadSteps(work), [WorkGateway]);
  bind(TaskStore)
    .toResolvedValue(
      (
        findTask: FindTask,
        loadSteps: LoadSteps,
        viewFile: ViewFile,
        documents: TaskDocumentsStore,
        notifier: Notifier,
      ) => new TaskStore({ findTask, loadSteps, viewFile, documents, notifier }),
      [FindTask, LoadSteps, ViewFile, TaskDocumentsStore, Notifier],
    )
    .inTransientScope();
});
