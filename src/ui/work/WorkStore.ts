import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { makeAutoObservable, observable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import type { ReadingRound } from '../../application/work/ReadingRound';
import type { ReadTracking, TrackingResult } from '../../application/work/ReadTracking';
import { activeTasks, groupTasks, onlyUpcoming, type TaskGroups } from '../../domain/work/grouping';
import type { Task } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { type TaskAction, taskAction } from '../../domain/work/taskAction';
import { Loadable } from '../state/Loadable';
import type { MissingDocumentsStore } from './MissingDocumentsStore';

/** The steps of one task as far as they are known. */
export type Tracking =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly steps: readonly TrackingStep[] }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' };

const LOADING: Tracking = { kind: 'loading' };

/** Number of services of each kind that Overview shows before the customer asks for all. */
const SHOWN_AT_FIRST = 3;

/** The customer's tasks and the steps of each, while a dashboard is open. */
export class WorkStore {
  readonly tasks: Loadable<readonly Task[], GatewayError>;
  showsAllActive = false;
  private readonly tracking = observable.map<string, Tracking>({}, { deep: false });
  private round: ReadingRound<TrackingResult> | undefined;

  constructor(
    private readonly deps: {
      readonly work: WorkGateway;
      readonly readTracking: ReadTracking;
      readonly missing: MissingDocumentsStore;
    },
  ) {
    this.tasks = new Loadable(() => this.readTasks());
    makeAutoObservable<this, 'deps' | 'tracking' | 'round'>(
      this,
      {
        deps: false,
        tasks: false,

        tracking: false,
        round: false,
        trackingOf: false,
        taskAction: false,
      },
      { autoBind: true },
    );
  }

  get groups(): TaskGroups {
    return groupTasks(this.tasks.value ?? []);
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

  trackingOf(task: Task): Tracking {
    return this.tracking.get(task.id) ?? LOADING;
  }

  toggleAllActive(): void {
    this.showsAllActive = !this.showsAllActive;
  }

  /** Called when the dashboard opens; it loads the tasks and the missing steps. */
  enter(): void {
    this.deps.missing.enter();
    this.round = this.deps.readTracking.execute((taskId, result) => this.keep(taskId, result));
    this.askFor(this.tasks.value ?? []);
    void this.tasks.load();
  }

  /** Called when the customer leaves the dashboard; it cancels running calls. */
  leave(): void {
    this.deps.missing.leave();
    this.round?.stop();
    this.round = undefined;
  }

  /** Called when a card enters or leaves the viewport; cards in view are read first, and documents only for them. */
  see(task: Task, isInView: boolean): void {
    this.deps.missing.see(task, isInView);
    if (isInView) this.round?.show(task.id);
    else this.round?.hide(task.id);
  }

  /** Stops waiting for the steps of a task; other tasks need not wait for it either. */
  stopWaiting(task: Task): void {
    this.tracking.set(task.id, { kind: 'stopped' });
    this.round?.abandon(task.id);
  }

  tryAgain(task: Task): void {
    this.tracking.delete(task.id);
    this.round?.askAgain(task.id);
  }

  private async readTasks(): Promise<Either<GatewayError, readonly Task[]>> {
    const result = await this.deps.work.tasks()();
    if (isRight(result)) this.askFor(result.right);
    return result;
  }

  // Active tasks are at the top of every tab, so their steps are read first.
  private askFor(tasks: readonly Task[]): void {
    const missing = tasks.filter((task) => this.trackingOf(task).kind === 'loading');
    const { upcoming, completed } = groupTasks(missing);
    const inOrder = [...activeTasks(missing), ...upcoming, ...completed];
    this.round?.ask(inOrder.map((task) => task.id));
  }

  private keep(taskId: string, result: TrackingResult): void {
    this.tracking.set(taskId, isLeft(result) ? { kind: 'failed' } : { kind: 'loaded', steps: result.right });
  }
}
