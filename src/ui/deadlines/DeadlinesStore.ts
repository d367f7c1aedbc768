import { isLeft } from 'fp-ts/Either';
import { none, type Option, toUndefined } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { AddToCalendar } from '../../application/deadlines/AddToCalendar';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { Clock } from '../../application/ports/Clock';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { Notifier } from '../../application/ports/Notifier';
import type { SupportChat } from '../../application/ports/SupportChat';
import { indianToday } from '../../domain/dates/financialYear';
import type { CalendarDay } from '../../domain/dates/instant';
import { type Agenda, agendaOf, agendaSpan } from '../../domain/deadlines/agenda';
import {
  type DeadlineChoice,
  type DeadlineView,
  type OwnRules,
  ownRules,
  rulesOfTopic,
  toggleNotForMe,
} from '../../domain/deadlines/choice';
import { customerState } from '../../domain/deadlines/customerState';
import { type Deadline, ownDeadlines, statutoryDeadline } from '../../domain/deadlines/deadline';
import { isOutdated } from '../../domain/deadlines/outdated';
import type { DeadlineTable, StatutoryRule, Topic } from '../../domain/deadlines/rule';
import { statutoryDates } from '../../domain/deadlines/statutoryDates';
import type { IndianState } from '../../domain/india/states';
import { Command } from '../state/Command';
import { deadlineTexts } from '../texts/deadlineTexts';
import type { DeadlineSources } from './DeadlineSources';
import { eventOf } from './deadlineWords';

export interface DeadlinesDependencies {
  readonly sources: DeadlineSources;
  readonly choices: DeadlineChoiceStorage;
  readonly checkout: CheckoutStorage;
  readonly addToCalendar: AddToCalendar;
  readonly chat: SupportChat;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

/** The agenda of the Deadlines page and what the customer chose to see of it. */
export class DeadlinesStore {
  readonly sources: DeadlineSources;
  readonly adding: Command<readonly [readonly Deadline[]]>;
  topic: Topic | undefined = undefined;
  showsEarlier = false;
  showsMore = false;
  private choice: DeadlineChoice;
  private today: CalendarDay;
  /** Of the GSTIN that was typed in this browser (DUE-03). */
  state: Option<IndianState> = none;

  constructor(private readonly deps: DeadlinesDependencies) {
    this.sources = deps.sources;
    this.choice = deps.choices.choice();
    this.today = indianToday(deps.clock.now());
    this.adding = new Command((_, deadlines) => this.saveCalendar(deadlines));
    makeAutoObservable<this, 'deps' | 'choice'>(
      this,
      {
        deps: false,
        sources: false,
        adding: false,
        choice: observableRef,
        state: observableRef,
        isPutAside: false,
      },
      { autoBind: true },
    );
  }

  /** The statutory dates of the deployment; undefined without any. */
  get table(): DeadlineTable | undefined {
    return toUndefined(this.sources.table.value ?? none);
  }

  get isTableOutdated(): boolean {
    return this.table !== undefined && isOutdated(this.table, this.today);
  }

  /** Without statutory dates there is nothing to choose from. */
  get view(): DeadlineView {
    return this.table === undefined ? 'mine' : this.choice.view;
  }

  get lastDay(): CalendarDay {
    return agendaSpan(this.today).to;
  }

  get agenda(): Agenda {
    if (this.view === 'mine') return this.agendaWith(this.own, this.ownRules.usual);
    const rules = rulesOfTopic(this.table?.rules ?? [], this.topic);
    return this.agendaWith(this.topic === undefined ? this.own : [], rules);
  }

  /** Own rules that concern few (DUE-04). */
  get more(): readonly Deadline[] {
    return this.view === 'all' ? [] : this.agendaWith([], this.ownRules.more).coming;
  }

  /** The dates that the page shows at present. */
  get shown(): readonly Deadline[] {
    const { earlier, coming } = this.agenda;
    return [...(this.showsEarlier ? earlier : []), ...coming, ...(this.showsMore ? this.more : [])];
  }

  get isEmpty(): boolean {
    return this.agenda.coming.length + this.agenda.earlier.length + this.more.length === 0;
  }

  isToday(day: CalendarDay): boolean {
    return day === this.today;
  }

  isPutAside(rule: StatutoryRule): boolean {
    return this.choice.notForMe.includes(rule.id);
  }

  open(): void {
    this.choice = this.deps.choices.choice();
    this.today = indianToday(this.deps.clock.now());
    this.state = customerState(this.deps.checkout.form());
    this.sources.open();
  }

  close(): void {
    this.sources.close();
  }

  look(view: DeadlineView): void {
    this.choose({ ...this.choice, view });
  }

  showTopic(topic: Topic | undefined): void {
    this.topic = topic;
  }

  toggleEarlier(): void {
    this.showsEarlier = !this.showsEarlier;
  }

  toggleMore(): void {
    this.showsMore = !this.showsMore;
  }

  /** Puts a rule aside on this device, or takes it back (DUE-04). */
  toggleNotForMe(rule: StatutoryRule): void {
    this.choose(toggleNotForMe(this.choice, rule.id));
    const text = this.isPutAside(rule) ? deadlineTexts.putAside : deadlineTexts.takenBack;
    this.deps.notifier.success(text(rule.form));
  }

  askExperts(): void {
    this.deps.chat.open();
  }

  private get own(): readonly Deadline[] {
    return ownDeadlines(this.sources.quotations.value ?? [], this.sources.taskSteps);
  }

  private get ownRules(): OwnRules {
    return ownRules(this.table?.rules ?? [], this.sources.serviceNames, this.choice.notForMe);
  }

  private agendaWith(own: readonly Deadline[], rules: readonly StatutoryRule[]): Agenda {
    const query = { span: agendaSpan(this.today), state: this.state };
    return agendaOf([...own, ...statutoryDates(rules, query).map(statutoryDeadline)], this.today);
  }

  private choose(choice: DeadlineChoice): void {
    this.choice = choice;
    this.deps.choices.keep(choice);
  }

  private async saveCalendar(deadlines: readonly Deadline[]): Promise<void> {
    const events = deadlines.map(eventOf);
    const saved = await this.deps.addToCalendar.execute(deadlineTexts.calendarName, events);
    if (isLeft(saved)) this.deps.notifier.failure(deadlineTexts.calendarFailed);
  }
}
