import { exists, fromNullable, isNone, map, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { DeadlineGateway } from '../../application/ports/DeadlineGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { OpenedRemarkStorage } from '../../application/ports/OpenedRemarkStorage';
import type { Timer } from '../../application/ports/Timer';
import type { Entry } from '../../domain/attention/entry';
import { SHOWN_AT_FIRST } from '../../domain/attention/limits';
import { needsYou } from '../../domain/attention/needsYou';
import { type NextDate, nextDate } from '../../domain/attention/nextDate';
import { lookedThrough } from '../../domain/attention/remarkEntries';
import type { Sources, StatutorySource, TaskReading } from '../../domain/attention/sources';
import { type CalendarDay, indianDay, type Instant } from '../../domain/dates/instant';
import { unansweredOf } from '../../domain/deadlines/alternatives';
import { answered, askedOf, type BroughtRules, openOf } from '../../domain/deadlines/choice';
import { customerState } from '../../domain/deadlines/customerState';
import { isOutdated } from '../../domain/deadlines/outdated';
import type { Alternative, DeadlineTable } from '../../domain/deadlines/rule';
import { broughtRules, namesByIds } from '../../domain/deadlines/services';
import { isIncomplete } from '../../domain/received/incomplete';
import { deliveredFiles, type ExpertFile } from '../../domain/work/expertFiles';
import { recentlyCompleted } from '../../domain/work/recentlyCompleted';
import type { Task } from '../../domain/work/task';
import { mayWantDocuments } from '../../domain/work/taskAction';
import type { CartStore } from '../cart/CartStore';
import type { ServicesGridStore } from '../catalogue/ServicesGridStore';
import type { QuotationsSummaryStore } from '../quotations/QuotationsSummaryStore';
import { Loadable } from '../state/Loadable';
import type { PageClock } from '../state/PageClock';
import type { TransactionsStore } from '../transactions/TransactionsStore';
import type { WorkStore } from '../work/WorkStore';

export interface WorklistDependencies {
  readonly work: WorkStore;
  readonly transactions: TransactionsStore;
  readonly quotations: QuotationsSummaryStore;
  readonly cart: CartStore;
  readonly services: ServicesGridStore;
  readonly deadlines: DeadlineGateway;
  readonly checkout: CheckoutStorage;
  readonly choices: DeadlineChoiceStorage;
  readonly remarks: OpenedRemarkStorage;
  readonly clock: PageClock;
  readonly timer: Timer;
}

/** What MobX does not watch, as last seen: a computed value that asked for it would keep its first answer. */
interface Seen
  extends Pick<Sources, 'attempt' | 'opened'>, Pick<StatutorySource, 'state' | 'notForMe' | 'answers'> {
  readonly now: Instant;
}

const look = ({ clock, checkout, choices, remarks }: WorklistDependencies): Seen => {
  const { notForMe, answers } = choices.choice();
  return {
    now: clock.now(),
    attempt: checkout.attempt(),
    opened: remarks.opened(),
    state: customerState(checkout.form()),
    notForMe,
    answers,
  };
};

/** What can fail to be read on its own. */
export type SourceName =
  | 'quotations'
  | 'services'
  | 'steps'
  | 'documents'
  | 'transactions'
  | 'cart'
  | 'deadlines'
  | 'catalogue';

type Source = Loadable<unknown, GatewayError>;

interface Delivered {
  readonly task: Task;
  readonly files: readonly ExpertFile[];
}

/** A source that could not be read, or not again. */
interface Unread {
  readonly name: SourceName;
  /** Whether an earlier answer stands, whose rows are shown. */
  readonly isStale: boolean;
  /** Undefined where the customer stopped waiting, or an earlier answer stands. */
  readonly cause: GatewayError | undefined;
}

/** After this many milliseconds the list shows what is known, so that one slow response does not hold it back. */
export const LONGEST_WAIT_MS = 4000;

/** What waits for the customer, from what the dashboard reads anyway (NEED-12). */
export class Worklist {
  showsAll = false;
  private readonly table: Loadable<Option<DeadlineTable>, GatewayError>;
  private isWaitOver = false;
  private cancelTimer: (() => void) | undefined;
  private endLooks: (() => void) | undefined;
  private stopFollowing: (() => void) | undefined;
  private seen: Seen;
  private readonly answeredHere: string[] = [];

  constructor(private readonly deps: WorklistDependencies) {
    this.table = new Loadable((signal) => deps.deadlines.table(signal)());
    this.seen = look(deps);
    makeAutoObservable<
      this,
      'deps' | 'table' | 'cancelTimer' | 'endLooks' | 'stopFollowing' | 'seen' | 'sourcesThat'
    >(
      this,
      {
        deps: false,
        table: false,
        cancelTimer: false,
        endLooks: false,
        stopFollowing: false,
        seen: observableRef,
        // An action would not be watched.
        sourcesThat: false,
      },
      { autoBind: true },
    );
  }

  enter(): void {
    this.endLooks = reaction(
      () => this.deps.clock.now(),
      () => this.lookAgain(),
      { fireImmediately: true },
    );
    this.stopFollowing = this.deps.remarks.onChangeElsewhere(() => this.lookAgain());
    void this.table.load();
    this.cancelTimer = this.deps.timer.after(LONGEST_WAIT_MS, () => this.endWait());
  }

  leave(): void {
    this.answeredHere.length = 0;
    this.cancelTimer?.();
    this.endLooks?.();
    this.stopFollowing?.();
    this.table.stop();
  }

  /** Whether every source was read, or could not be. */
  get isComplete(): boolean {
    const isEachRead = !Object.values(this.lists).some(({ isLoading }) => isLoading);
    // The last tasks are read last, so asking them first ends the search early.
    return isEachRead && [...this.tasks].reverse().every((task) => this.deps.work.isSettled(task));
  }

  /** Whether the list is shown: once, in its order, rather than row by row, and with the remark that stands below it. */
  get isReady(): boolean {
    return (this.isComplete && this.isEachStepRead) || this.isWaitOver;
  }

  get entries(): readonly Entry[] {
    return needsYou(this.sources, this.seen.now);
  }

  get shown(): readonly Entry[] {
    return this.showsAll ? this.entries : this.entries.slice(0, SHOWN_AT_FIRST);
  }

  get hasMore(): boolean {
    return this.entries.length > SHOWN_AT_FIRST;
  }

  /** Whether everything that may wait is known, so that the list may be counted. */
  get isWhole(): boolean {
    const isEachRead = this.unread.length === 0 && this.notInFull.length === 0;
    return this.isComplete && isEachRead && this.uncheckedCount === 0;
  }

  /** Whether it is known that nothing waits. */
  get isNothingLeft(): boolean {
    return this.isWhole && this.entries.length === 0 && this.open.length === 0;
  }

  /** The service that was completed last, if lately, and what was delivered, as far as known (HOME-03). */
  get delivered(): Delivered | undefined {
    const { work } = this.deps;
    const [task] = recentlyCompleted(work.readAhead, this.seen.now);
    return task && { task, files: deliveredFiles(work.stepsOf(task).value ?? []) };
  }

  /** How many tasks may have something that waits and are not looked through (NEED-16). */
  get uncheckedCount(): number {
    return lookedThrough(this.deps.work.tasks.value ?? [], this.seen.now).length - this.tasks.length;
  }

  get next(): Option<NextDate> {
    return nextDate(this.sources, this.seen.now);
  }

  /** The sources that could not be read, or not again (NEED-11). */
  get unread(): readonly Unread[] {
    return this.sourcesThat(({ hasFailed, isStale }) => hasFailed || isStale).map(([name, source]) => ({
      name,
      isStale: source.isStale,
      cause: source.error,
    }));
  }

  /** The sources of which a part could not be read, which another try would not bring. */
  get notInFull(): readonly SourceName[] {
    return this.sourcesThat(({ value }) => isIncomplete(value)).map(([name]) => name);
  }

  /** The questions that tell which dates are the customer's, as long as this visit to the list lasts (DUE-12). */
  get questions(): readonly Alternative[] {
    if (isNone(this.statutory)) return [];
    const asked = askedOf(this.statutory.value, this.seen);
    const open = unansweredOf(asked, this.seen.answers);
    return asked.filter((one) => open.includes(one) || this.answeredHere.includes(one.id));
  }

  /** Whether dates are held back by a question that is not asked here again (DUE-12). */
  get isUndecided(): boolean {
    return this.open.some((one) => !this.questions.includes(one));
  }

  answerOf(alternative: Alternative): string | undefined {
    return this.seen.answers[alternative.id];
  }

  /** The question stays until the list is left, so that the answer can be changed. */
  answer(alternative: Alternative, answer: string): void {
    this.answeredHere.push(alternative.id);
    this.deps.choices.keep(answered(this.deps.choices.choice(), alternative.id, answer));
    this.lookAgain();
  }

  toggleAll(): void {
    this.showsAll = !this.showsAll;
  }

  /** Reads again what could not be read, in the blocks below too: often one reason failed all. The rest stays on the screen. */
  async tryAgain(): Promise<void> {
    const { work, quotations, services } = this.deps;
    this.endWait();
    const below = [quotations.requests, services.services].filter(({ hasFailed }) => hasFailed);
    const lists = [...below, ...Object.values(this.lists)].map((list) => list.load());
    await Promise.all([...lists, work.readFailedAgain()]);
  }

  /** Called when an order to pay is no longer as the list shows it. */
  readOrdersAgain(): void {
    this.lookAgain();
    void this.deps.transactions.transactions.reloadQuietly();
  }

  private get lists(): Readonly<Partial<Record<Exclude<SourceName, 'steps' | 'documents'>, Source>>> {
    const { quotations, work, transactions, cart, services } = this.deps;
    const needsCatalogue = exists(({ rules }: DeadlineTable) => namesByIds(rules))(this.table.value ?? none);
    return {
      ...(needsCatalogue && { catalogue: services.services }),
      quotations: quotations.quotations,
      services: work.tasks,
      transactions: transactions.transactions,
      cart: cart.cart,
      deadlines: this.table,
    };
  }

  /** The sources of that state, each named once, in the order in which they are told. */
  private sourcesThat(isSuch: (source: Source) => boolean): readonly (readonly [SourceName, Source])[] {
    const { quotations, services, transactions, cart, deadlines, catalogue } = this.lists;
    const { work } = this.deps;
    const sources: readonly (readonly [SourceName, Source | undefined])[] = [
      ['quotations', quotations],
      ['services', services],
      ['steps', this.tasks.map((task) => work.stepsOf(task)).find(isSuch)],
      ['documents', this.wanting.map((task) => work.documentsOf(task)).find(isSuch)],
      ['transactions', transactions],
      ['cart', cart],
      ['deadlines', deadlines],
      ['catalogue', catalogue],
    ];
    return sources.flatMap(([name, source]) =>
      source !== undefined && isSuch(source) ? [[name, source] as const] : [],
    );
  }

  private get isEachStepRead(): boolean {
    const { work } = this.deps;
    return [...work.readAhead].reverse().every((task) => !work.stepsOf(task).isLoading);
  }

  private get tasks(): readonly Task[] {
    return lookedThrough(this.deps.work.readAhead, this.seen.now);
  }

  private get wanting(): readonly Task[] {
    return this.tasks.filter(mayWantDocuments);
  }

  private get open(): readonly Alternative[] {
    return isNone(this.statutory) ? [] : openOf(this.statutory.value, this.seen);
  }

  private get sources(): Sources {
    const { quotations, work, transactions, cart } = this.deps;
    const read = (task: Task): TaskReading => ({
      task,
      documents: mayWantDocuments(task) ? fromNullable(work.documentsOf(task).value) : none,
      steps: fromNullable(work.stepsOf(task).value),
    });
    return {
      quotations: fromNullable(quotations.quotations.value),
      // A task that asks for nothing is not read, so that the list is not computed again when its steps arrive.
      tasks: fromNullable(work.tasks.value && this.tasks.map(read)),
      opened: this.seen.opened,
      orders: fromNullable(transactions.transactions.value),
      attempt: this.seen.attempt,
      cart: fromNullable(cart.cart.value),
      statutory: this.statutory,
    };
  }

  private get statutory(): Option<StatutorySource> {
    const { state, notForMe, answers } = this.seen;
    return map((brought: BroughtRules) => ({
      ...brought,
      notForMe,
      answers,
      state,
      isOutdated: this.isTableOutdated,
    }))(this.brought);
  }

  private get isTableOutdated(): boolean {
    return exists((table: DeadlineTable) => isOutdated(table, this.today))(this.table.value ?? none);
  }

  private get today(): CalendarDay {
    return indianDay(this.seen.now);
  }

  /** Chosen once for thousands of names, not with each answer or minute. */
  private get brought(): Option<BroughtRules> {
    const { work, transactions, services } = this.deps;
    const orders = transactions.transactions.value ?? [];
    const dealings = { tasks: work.tasks.value, orders, today: this.today };
    const catalogue = services.services.value ?? [];
    return map((table: DeadlineTable) => broughtRules(table, dealings, catalogue))(this.table.value ?? none);
  }

  private lookAgain(): void {
    this.seen = look(this.deps);
  }

  private endWait(): void {
    this.isWaitOver = true;
  }
}
