import { isLeft } from 'fp-ts/Either';
import { chain, fromNullable, getRight, map, type Option } from 'fp-ts/Option';
import { observable, runInAction } from 'mobx';
import type { TaskReader } from '../../application/work/TaskReader';
import type { ReadTaskDocuments, TaskDocumentsResult } from '../../application/work/ReadTaskDocuments';
import { missingCount } from '../../domain/documents/checklist';
import type { TaskDocument } from '../../domain/documents/file';
import type { Task, TaskId } from '../../domain/work/task';
import { mayWantDocuments } from '../../domain/work/taskAction';

/** The documents of each task that may want some, while a dashboard is open. */
export class MissingDocumentsStore {
  private readonly results = observable.map<TaskId, TaskDocumentsResult>({}, { deep: false });
  private reader: TaskReader<TaskDocumentsResult> | undefined;

  constructor(private readonly deps: { readonly readDocuments: ReadTaskDocuments }) {}

  /** None while they are unknown or could not be read. */
  documentsOf(task: Task): Option<readonly TaskDocument[]> {
    return chain((result: TaskDocumentsResult) => getRight(result))(this.resultOf(task));
  }

  /** The number of those that are missing; none while it is unknown or could not be read. */
  countOf(task: Task): Option<number> {
    return map(missingCount)(this.documentsOf(task));
  }

  /** Whether they were read, or could not be; a task that wants none is not read. */
  isSettled(task: Task): boolean {
    return !mayWantDocuments(task) || this.results.has(task.id);
  }

  hasFailed(task: Task): boolean {
    const result = this.results.get(task.id);
    return result !== undefined && isLeft(result);
  }

  enter(): void {
    this.reader = this.deps.readDocuments.execute((taskId, result) => this.keep(taskId, result));
  }

  /** Called when the customer leaves the dashboard; it cancels running calls. */
  leave(): void {
    this.reader?.stop();
    this.reader = undefined;
  }

  /** Reads the documents of these tasks in their order, as far as they are unknown (NEED-12). */
  enqueue(tasks: readonly Task[]): void {
    this.reader?.enqueue(tasks.filter((task) => !this.isSettled(task)).map(({ id }) => id));
  }

  /** Reads again what could not be read. */
  retryFailed(tasks: readonly Task[]): void {
    for (const { id } of tasks.filter((task) => this.hasFailed(task))) {
      this.results.delete(id);
      this.reader?.requeue(id);
    }
  }

  /** A task whose card is in view is read before the others, also where nothing else asked for it. */
  setInView(task: Task, isInView: boolean): void {
    if (isInView) {
      this.reader?.show(task.id);
      this.enqueue([task]);
    } else this.reader?.hide(task.id);
  }

  private resultOf(task: Task): Option<TaskDocumentsResult> {
    return fromNullable(this.results.get(task.id));
  }

  private keep(taskId: TaskId, result: TaskDocumentsResult): void {
    runInAction(() => this.results.set(taskId, result));
  }
}
