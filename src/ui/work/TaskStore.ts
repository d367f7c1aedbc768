import { type Either, isRight, map, right } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { ViewFile } from '../../application/documents/ViewFile';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { OpenRemark } from '../../application/work/OpenRemark';
import type { FindTask, TaskUnknown } from '../../application/work/FindTask';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import type { Remark, RemarkedTask } from '../../domain/work/newestRemark';
import { taskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { TaskDocumentsStore } from '../documents/TaskDocumentsStore';
import { RowCommand } from '../state/RowCommand';
import { Loadable } from '../state/Loadable';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';
import { type TaskDetailState, taskDetailState } from './taskDetailLink';

export interface TaskDependencies {
  readonly findTask: FindTask;
  readonly work: WorkGateway;
  readonly viewFile: ViewFile;
  readonly documents: TaskDocumentsStore;
  readonly openRemark: OpenRemark;
  readonly notifier: Notifier;
}

/** One task: its ids, steps and documents. */
export class TaskStore {
  id = taskId('');
  /** The navigation state of the page; without one the task is looked up in the customer's tasks (AMB-46). */
  private given: TaskDetailState | undefined = undefined;
  readonly detail: Loadable<TaskDetailState, TaskUnknown>;
  readonly steps: Loadable<readonly TrackingStep[], GatewayError>;
  readonly viewing: RowCommand<string>;
  readonly documents: TaskDocumentsStore;

  constructor(private readonly deps: TaskDependencies) {
    this.detail = new Loadable((signal) => this.findDetail(signal));
    this.steps = new Loadable((signal) => deps.work.steps(this.id, signal)());
    this.viewing = new RowCommand(
      ({ signal }, path) => this.view(path, signal),
      (path) => path,
    );
    this.documents = deps.documents;
    makeAutoObservable<this, 'deps' | 'given'>(
      this,
      { deps: false, given: false, detail: false, steps: false, viewing: false, documents: false },
      { autoBind: true },
    );
  }

  open(id: string, given: TaskDetailState | undefined): void {
    this.id = taskId(id);
    this.given = given;
    this.detail.forget();
    this.steps.forget();
    void this.detail.load();
  }

  /** Called when the customer leaves the page; it cancels running calls. */
  close(): void {
    this.documents.close();
    this.detail.forget();
    this.steps.forget();
    this.viewing.cancel();
  }

  /** Called when the page shows the expert's newest remark, which stands above its tabs. */
  remarkShown(remark: Remark<RemarkedTask>): void {
    this.deps.openRemark.execute(remark);
  }

  // An unknown task has no steps or documents to read; after Try again it may be found.
  private async findDetail(signal: AbortSignal): Promise<Either<TaskUnknown, TaskDetailState>> {
    const { id, given } = this;
    const detail =
      given === undefined ? map(taskDetailState)(await this.deps.findTask.execute(id, signal)) : right(given);
    if (isRight(detail) && !signal.aborted) this.openParts(detail.right);
    return detail;
  }

  private openParts(detail: TaskDetailState): void {
    this.documents.open({ taskId: this.id, userId: detail.userId, createdBy: detail.creatorId });
    void this.steps.load();
  }

  private async view(path: string, signal: AbortSignal): Promise<void> {
    const shown = await this.deps.viewFile.execute(path, signal);
    tellFailure(this.deps.notifier, shown, () => texts().document.viewFailed);
  }
}
