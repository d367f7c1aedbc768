import { type Either, isRight } from 'fp-ts/Either';
import { flatMap, fromNullable, none, type Option, some } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import type { FileGateway } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Timer } from '../../application/ports/Timer';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import { knownMissing } from '../../domain/documents/checklist';
import type { TaskDocument } from '../../domain/documents/file';
import { groupTasks, onlyUpcoming, type TaskGroups } from '../../domain/work/grouping';
import { readAhead } from '../../domain/work/readAhead';
import type { Task, TaskId } from '../../domain/work/task';
import { type TaskNotes, taskNotes } from '../../domain/work/taskNotes';
import type { TrackingStep } from '../../domain/work/trackingStep';
import {
  mayWantDocuments,
  type TaskAction,
  taskAction,
  type Turn,
  whoseTurn,
} from '../../domain/work/taskAction';
import { Loadable } from '../state/Loadable';

/** The steps of one task. */
type Steps = Loadable<readonly TrackingStep[], GatewayError>;

/** The documents of one task. */
type Documents = Loadable<readonly TaskDocument[], GatewayError>;

/** Number of services of each kind that Overview shows before the customer asks for all. */
const SHOWN_AT_FIRST = 3;

/** The customer's tasks, the steps of each, and the documents of each that may want some, while a dashboard is open. */
export class WorkStore {
  readonly tasks: Loadable<readonly Task[], GatewayError>;
  showsAllActive = false;
  private readonly steps = new Map<TaskId, Steps>();
  private readonly documents = new Map<TaskId, Documents>();
  private isOpen = false;
  private cancelReads = (): void => undefined;

  constructor(
    private readonly deps: {
      readonly work: WorkGateway;
      readonly files: FileGateway;
      readonly timer: Timer;
    },
  ) {
    this.tasks = new Loadable((signal) => this.readTasks(signal));
    makeAutoObservable<
      this,
      'deps' | 'steps' | 'documents' | 'isOpen' | 'cancelReads' | 'missingCount' | 'readOf'
    >(
      this,
      {
        deps: false,
        tasks: false,
        steps: false,
        documents: false,
        isOpen: false,
        cancelReads: false,
        missingCount: false,
        readOf: false,
        stepsOf: false,
        taskAction: false,
        whoseTurn: false,
        notesOf: false,
        documentsOf: false,
        isSettled: false,
      },
      { autoBind: true },
    );
  }

  get groups(): TaskGroups {
    return groupTasks(this.tasks.value ?? []);
  }

  /** The tasks whose steps and documents are read before their cards are seen. */
  get readAhead(): readonly Task[] {
    return readAhead(this.tasks.value ?? []);
  }

  get activeCount(): number {
    return this.groups.active.length;
  }

  get hasMoreActive(): boolean {
    return this.activeCount > SHOWN_AT_FIRST;
  }

  get shownActive(): readonly Task[] {
    return this.showsAllActive ? this.groups.active : this.groups.active.slice(0, SHOWN_AT_FIRST);
  }

  get shownUpcoming(): readonly Task[] {
    return this.groups.upcoming.slice(0, SHOWN_AT_FIRST);
  }

  get upcomingCount(): number {
    return this.groups.upcoming.length;
  }

  get hasMoreUpcoming(): boolean {
    return this.upcomingCount > SHOWN_AT_FIRST;
  }

  /** Whether all paid work is still to begin. */
  get isOnlyUpcoming(): boolean {
    return onlyUpcoming(this.groups);
  }

  taskAction(task: Task): TaskAction {
    return taskAction(task, this.missingCount(task));
  }

  whoseTurn(task: Task): Turn {
    return whoseTurn(task, this.missingCount(task));
  }

  notesOf(task: Task, steps: readonly TrackingStep[]): TaskNotes {
    return taskNotes({ status: some(task.status), missing: this.missingCount(task), steps: some(steps) });
  }

  /** Whether steps and documents of a task were read, or could not be. */
  isSettled(task: Task): boolean {
    return !this.stepsOf(task).isLoading && !(mayWantDocuments(task) && this.documentsOf(task).isLoading);
  }

  stepsOf({ id }: Task): Steps {
    return this.readOf(this.steps, id, (signal) => this.deps.work.steps(id, signal));
  }

  documentsOf({ id }: Task): Documents {
    return this.readOf(this.documents, id, (signal) => this.deps.files.taskDocuments(id, signal));
  }

  /** Reads again what could not be read of any task, whether it is read ahead or was seen. */
  async readFailedAgain(): Promise<void> {
    const reads = [...this.steps.values(), ...this.documents.values()];
    const failed = reads.filter(({ hasFailed, isStale }) => hasFailed || isStale);
    await Promise.all(failed.map((read) => read.load()));
  }

  toggleAllActive(): void {
    this.showsAllActive = !this.showsAllActive;
  }

  /** Called when the dashboard opens; it loads the tasks, and the steps and documents that are missing. */
  enter(): void {
    this.isOpen = true;
    this.readEach(this.tasks.value ?? []);
    void this.tasks.load();
  }

  /** Called when the customer leaves the dashboard; it cancels running calls. */
  leave(): void {
    this.isOpen = false;
    this.cancelReads();
    const reads = [...this.steps.values(), ...this.documents.values()];
    for (const read of reads) if (read.state.kind === 'loading') read.forget();
  }

  /** Called when a card enters or leaves the viewport; steps and documents of cards in view are read first. */
  setInView(task: Task, isInView: boolean): void {
    this.deps.work.setInView(task.id, isInView);
    if (isInView && this.isOpen) this.readDocuments(task);
  }

  private async readTasks(signal: AbortSignal): Promise<Either<GatewayError, readonly Task[]>> {
    const result = await this.deps.work.tasks(signal)();
    if (isRight(result) && this.isOpen) {
      // One of an earlier answer that still waits would outlive the customer's leaving.
      this.cancelReads();
      // In a task of its own, since the cards are rendered in this one.
      this.cancelReads = this.deps.timer.after(0, () => this.readEach(result.right));
    }
    return result;
  }

  // Active tasks are at the top of every tab, so their steps and documents are read first.
  private readEach(tasks: readonly Task[]): void {
    for (const task of readAhead(tasks)) {
      void this.stepsOf(task).loadIfIdle();
      this.readDocuments(task);
    }
  }

  private readOf<A>(
    reads: Map<TaskId, Loadable<A, GatewayError>>,
    id: TaskId,
    call: (signal: AbortSignal) => TaskEither<GatewayError, A>,
  ): Loadable<A, GatewayError> {
    const known = reads.get(id);
    if (known !== undefined) return known;
    const read = new Loadable<A, GatewayError>((signal) => call(signal)());
    reads.set(id, read);
    return read;
  }

  private readDocuments(task: Task): void {
    if (mayWantDocuments(task)) void this.documentsOf(task).loadIfIdle();
  }

  /** None while it is unknown, and for a task that wants none. */
  private missingCount(task: Task): Option<number> {
    return mayWantDocuments(task) ? flatMap(knownMissing)(fromNullable(this.documentsOf(task).value)) : none;
  }
}
