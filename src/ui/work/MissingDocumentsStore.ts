import { isRight } from 'fp-ts/Either';
import { fromNullable, type Option } from 'fp-ts/Option';
import { observable, runInAction } from 'mobx';
import type { TaskReader } from '../../application/work/TaskReader';
import type { ReadTaskDocuments, TaskDocumentsResult } from '../../application/work/ReadTaskDocuments';
import { missingCount } from '../../domain/documents/checklist';
import type { Task, TaskId } from '../../domain/work/task';
import { mayWantDocuments } from '../../domain/work/taskAction';

/** Number of missing documents of each task in view, while a dashboard is open. */
export class MissingDocumentsStore {
  private readonly counts = observable.map<TaskId, number>({}, { deep: false });
  private reader: TaskReader<TaskDocumentsResult> | undefined;

  constructor(private readonly deps: { readonly readDocuments: ReadTaskDocuments }) {}

  /** None while the number is unknown or could not be read. */
  countOf(task: Task): Option<number> {
    return fromNullable(this.counts.get(task.id));
  }

  enter(): void {
    this.reader = this.deps.readDocuments.execute((taskId, result) => this.keep(taskId, result));
  }

  /** Called when the customer leaves the dashboard; it cancels running calls. */
  leave(): void {
    this.reader?.stop();
    this.reader = undefined;
  }

  /** Reads a task only while its card is in view; cards that leave the view are forgotten. */
  setInView(task: Task, isInView: boolean): void {
    if (!mayWantDocuments(task)) return;
    if (isInView) this.reader?.enqueue([task.id]);
    else this.reader?.forget(task.id);
  }

  private keep(taskId: TaskId, result: TaskDocumentsResult): void {
    if (isRight(result)) runInAction(() => this.counts.set(taskId, missingCount(result.right)));
  }
}
