import { type Either, isRight, left } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import { onAbort, STOPPED_WAITING } from '../../application/ports/stoppedWaiting';
import type { Timer } from '../../application/ports/Timer';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import type { TaskReader } from '../../application/work/TaskReader';
import type { ReadTracking, TrackingResult } from '../../application/work/ReadTracking';
import type { TaskDocument } from '../../domain/documents/file';
import { groupTasks, onlyUpcoming, type TaskGroups } from '../../domain/work/grouping';
import { readAhead } from '../../domain/work/readAhead';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { type TaskAction, taskAction, type Turn, whoseTurn } from '../../domain/work/taskAction';
import { Loadable } from '../state/Loadable';
import type { MissingDocumentsStore } from './MissingDocumentsStore';

/** The steps of one task. */
type Steps = Loadable<readonly TrackingStep[], GatewayError>;

/** Number of services of each kind that Overview shows before the customer asks for all. */
const SHOWN_AT_FIRST = 3;

/** The customer's tasks and the steps of each, while a dashboard is open. */
export class WorkStore {
  readonly tasks: Loadable<readonly Task[], GatewayError>;
  showsAllActive = false;
  private readonly steps = new Map<TaskId, Steps>();
  private readonly resolvers = new Map<TaskId, (result: TrackingResult) => void>();
  private reader: TaskReader<TrackingResult> | undefined;
  private cancelSteps = (): void => undefined;

  constructor(
    private readonly deps: {
      readonly work: WorkGateway;
      readonly readTracking: ReadTracking;
      readonly missing: MissingDocumentsStore;
      readonly timer: Timer;
    },
  ) {
    this.tasks = new Loadable((signal) => this.readTasks(signal));
    makeAutoObservable<this, 'deps' | 'steps' | 'resolvers' | 'reader' | 'cancelSteps'>(
      this,
      {
        deps: false,
        tasks: false,
        steps: false,
        resolvers: false,
        reader: false,
        cancelSteps: false,
        stepsOf: false,
        taskAction: false,
        whoseTurn: false,
        documentsOf: false,
        isSettled: false,
        haveDocumentsFailed: false,
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
    return taskAction(task, this.deps.missing.countOf(task));
  }

  whoseTurn(task: Task): Turn {
    return whoseTurn(task, this.deps.missing.countOf(task));
  }

  /** None while they are unknown or could not be read. */
  documentsOf(task: Task): Option<readonly TaskDocument[]> {
    return this.deps.missing.documentsOf(task);
  }

  /** Whether steps and documents of a task were read, or could not be. */
  isSettled(task: Task): boolean {
    return this.deps.missing.isSettled(task) && !this.stepsOf(task).isLoading;
  }

  haveDocumentsFailed(task: Task): boolean {
    return this.deps.missing.hasFailed(task);
  }

  /** Reads again the documents that could not be read. */
  readDocumentsAgain(): void {
    this.deps.missing.retryFailed(this.tasks.value ?? []);
  }

  stepsOf(task: Task): Steps {
    const known = this.steps.get(task.id);
    if (known !== undefined) return known;
    const steps: Steps = new Loadable((signal) => this.readSteps(task.id, signal));
    this.steps.set(task.id, steps);
    return steps;
  }

  toggleAllActive(): void {
    this.showsAllActive = !this.showsAllActive;
  }

  /** Called when the dashboard opens; it loads the tasks and the missing steps. */
  enter(): void {
    this.deps.missing.enter();
    this.startReader();
    this.loadSteps(this.tasks.value ?? []);
    void this.tasks.load();
  }

  /** Called when the customer leaves the dashboard; it cancels running calls. */
  leave(): void {
    this.deps.missing.leave();
    this.cancelSteps();
    this.reader?.stop();
    this.reader = undefined;
    for (const steps of this.steps.values()) if (steps.state.kind === 'loading') steps.forget();
  }

  /** Called when a card enters or leaves the viewport; steps and documents of cards in view are read first. */
  setInView(task: Task, isInView: boolean): void {
    this.deps.missing.setInView(task, isInView);
    if (isInView) this.reader?.show(task.id);
    else this.reader?.hide(task.id);
  }

  private async readTasks(signal: AbortSignal): Promise<Either<GatewayError, readonly Task[]>> {
    const result = await this.deps.work.tasks(signal)();
    if (isRight(result) && this.reader !== undefined) {
      // One of an earlier answer that still waits would outlive the customer's leaving.
      this.cancelSteps();
      // In a task of its own, since the cards are rendered in this one.
      this.cancelSteps = this.deps.timer.after(0, () => this.loadSteps(result.right));
    }
    return result;
  }

  // Active tasks are at the top of every tab, so their steps and documents are read first.
  private loadSteps(tasks: readonly Task[]): void {
    const ahead = readAhead(tasks);
    for (const task of ahead) void this.stepsOf(task).loadIfIdle();
    this.deps.missing.enqueue(ahead);
  }

  // A card may ask before the dashboard has started the reader: effects of children run first.
  private startReader(): TaskReader<TrackingResult> {
    this.reader ??= this.deps.readTracking.execute((taskId, result) => this.resolvers.get(taskId)?.(result));
    return this.reader;
  }

  // The reader has few calls at a time; an aborted one makes room for the next task.
  private readSteps(taskId: TaskId, signal: AbortSignal): Promise<TrackingResult> {
    const reader = this.startReader();
    return new Promise((resolve) => {
      this.resolvers.set(taskId, resolve);
      onAbort(signal, () => {
        reader.abandon(taskId);
        resolve(left(STOPPED_WAITING));
      });
      reader.requeue(taskId);
    });
  }
}
