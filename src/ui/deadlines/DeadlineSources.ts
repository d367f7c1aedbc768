import { type Either, isRight } from 'fp-ts/Either';
import { none, type Option, toUndefined } from 'fp-ts/Option';
import { makeAutoObservable, observable, reaction } from 'mobx';
import type { ReadOpenSteps } from '../../application/deadlines/ReadOpenSteps';
import type { DeadlineGateway } from '../../application/ports/DeadlineGateway';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import type { TransactionGateway } from '../../application/ports/TransactionGateway';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import type { Service } from '../../domain/catalogue/service';
import type { CalendarDay } from '../../domain/dates/instant';
import type { TaskSteps } from '../../domain/deadlines/deadline';
import type { BroughtRules } from '../../domain/deadlines/choice';
import type { DeadlineTable, StatutoryRule } from '../../domain/deadlines/rule';
import { broughtRules, namesByIds } from '../../domain/deadlines/services';
import { isIncomplete } from '../../domain/received/incomplete';
import type { Quotation } from '../../domain/quotations/quotation';
import type { Transaction } from '../../domain/transactions/transaction';
import { groupTasks } from '../../domain/work/grouping';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { Loadable } from '../state/Loadable';

export interface DeadlineSourcesDependencies {
  readonly deadlines: DeadlineGateway;
  readonly quotations: QuotationGateway;
  readonly transactions: TransactionGateway;
  readonly work: WorkGateway;
  readonly catalogue: CatalogueGateway;
  readonly readOpenSteps: ReadOpenSteps;
}

type Source = Pick<
  Loadable<unknown, GatewayError>,
  'isLoading' | 'hasFailed' | 'isStale' | 'load' | 'state' | 'value' | 'forget'
>;

/** What the agenda is made of. Each source is read and fails for itself, and shows as soon as it is there. */
export class DeadlineSources {
  readonly table: Loadable<Option<DeadlineTable>, GatewayError>;
  readonly quotations: Loadable<readonly Quotation[], GatewayError>;
  readonly orders: Loadable<readonly Transaction[], GatewayError>;
  readonly tasks: Loadable<readonly Task[], GatewayError>;
  /** Asked for once the tasks are there, and loaded once the steps of each open one are known. */
  readonly steps: Loadable<undefined, GatewayError>;
  /** Asked for once a table is there that names services by their ids. */
  readonly catalogue: Loadable<readonly Service[], GatewayError>;
  private readonly known = observable.map<TaskId, readonly TrackingStep[]>([], { deep: false });
  /** Tasks whose steps need no second call in a read that is tried again, since it ended without some of the others. */
  private readonly done = new Set<TaskId>();

  constructor(private readonly deps: DeadlineSourcesDependencies) {
    this.table = new Loadable((signal) => deps.deadlines.table(signal)());
    this.quotations = new Loadable((signal) => deps.quotations.quotations(signal)());
    this.orders = new Loadable((signal) => deps.transactions.all(signal)());
    this.tasks = new Loadable((signal) => deps.work.tasks(signal)());
    this.steps = new Loadable((signal) => this.readSteps(signal), { hasWords: false });
    this.catalogue = new Loadable((signal) => deps.catalogue.services(signal)());
    makeAutoObservable<this, 'deps' | 'known' | 'done'>(
      this,
      {
        deps: false,
        known: false,
        done: false,
        table: false,
        quotations: false,
        orders: false,
        tasks: false,
        steps: false,
        catalogue: false,
      },
      { autoBind: true },
    );
    // After the tasks, not beside them: a task that came meanwhile has steps too (HOME-05).
    reaction(
      () => this.tasks.state,
      ({ kind }) => {
        if (kind === 'loaded') this.steps.readAgain();
      },
    );
  }

  /** Whether something that may bring dates is still to come. */
  get isLoading(): boolean {
    const areStepsLoading = this.tasks.value !== undefined && this.steps.isLoading;
    const isCatalogueLoading = this.needsCatalogue && this.catalogue.isLoading;
    return this.lists.some((list) => list.isLoading) || areStepsLoading || isCatalogueLoading;
  }

  /** Whether a source could not be read in full, or not again, or is not waited for, so that dates may be missing. */
  get isIncomplete(): boolean {
    return this.isStale || this.isUnread;
  }

  /** Whether a source could not be read, or not in full. */
  get isUnread(): boolean {
    return this.isNotInFull || this.all.some(({ hasFailed }) => hasFailed);
  }

  /** Whether a source could not be read again, so that an earlier answer stands. */
  get isStale(): boolean {
    return this.all.some((source) => source.isStale);
  }

  /** Whether a part of a source could not be read, which another try would not bring. */
  get isNotInFull(): boolean {
    return [...this.all.map(({ value }) => value), ...this.known.values()].some(isIncomplete);
  }

  get taskSteps(): readonly TaskSteps[] {
    return this.openTasks.map((task) => ({ task, steps: this.known.get(task.id) ?? [] }));
  }

  get needsCatalogue(): boolean {
    return namesByIds(this.rules);
  }

  /** What the customer's services bring, as far as they are known. */
  broughtOn(today: CalendarDay): BroughtRules {
    const dealings = { tasks: this.tasks.value, orders: this.orders.value ?? [], today };
    const alternatives = toUndefined(this.table.value ?? none)?.alternatives ?? [];
    return broughtRules({ rules: this.rules, alternatives }, dealings, this.catalogue.value ?? []);
  }

  /** Every rule of the table. */
  get rules(): readonly StatutoryRule[] {
    return toUndefined(this.table.value ?? none)?.rules ?? [];
  }

  open(): void {
    for (const list of this.lists) void list.load();
  }

  /** Cancels the calls under way. */
  close(): void {
    for (const source of this.all) if (source.state.kind === 'loading') source.forget();
  }

  /** Reads again what could not be read again before; what stands there stays. */
  async readStaleAgain(): Promise<void> {
    await Promise.all(this.all.filter(({ isStale }) => isStale).map((source) => source.load()));
  }

  private get lists(): readonly Source[] {
    return [this.table, this.quotations, this.orders, this.tasks];
  }

  private get all(): readonly Source[] {
    return [...this.lists, this.steps, this.catalogue];
  }

  /** Completed tasks have no open steps. */
  private get openTasks(): readonly Task[] {
    const { active, upcoming } = groupTasks(this.tasks.value ?? []);
    return [...active, ...upcoming];
  }

  private async readSteps(signal: AbortSignal): Promise<Either<GatewayError, undefined>> {
    const missing = this.openTasks.filter(({ id }) => !this.done.has(id));
    const read = await this.deps.readOpenSteps.execute(
      missing,
      (task, steps) => this.take(task, steps),
      signal,
    );
    // What is read again, such as in another language, is read whole.
    if (isRight(read) || signal.aborted) this.done.clear();
    return read;
  }

  private take(taskId: TaskId, steps: readonly TrackingStep[]): void {
    this.known.set(taskId, steps);
    this.done.add(taskId);
  }
}
