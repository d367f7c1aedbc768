import { isLeft } from 'fp-ts/Either';
import { isNone, none, type Option, toUndefined } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { AddToCalendar } from '../../application/deadlines/AddToCalendar';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { Notifier } from '../../application/ports/Notifier';
import type { SupportChat } from '../../application/ports/SupportChat';
import { type CalendarDay, indianDay } from '../../domain/dates/instant';
import { agendaSpan } from '../../domain/deadlines/agenda';
import { askedOf, type BroughtRules, type DeadlineView, openOf } from '../../domain/deadlines/choice';
import { customerState } from '../../domain/deadlines/customerState';
import { type Deadline, isForCalendar, ownDeadlines } from '../../domain/deadlines/deadline';
import { isOutdated } from '../../domain/deadlines/outdated';
import * as page from '../../domain/deadlines/page';
import type { Alternative, DeadlineTable, SoughtDate, Topic } from '../../domain/deadlines/rule';
import type { IndianState } from '../../domain/india/states';
import { Command } from '../state/Command';
import type { PageClock } from '../state/PageClock';
import { workOverGaps } from '../state/workOverGaps';
import { texts } from '../texts/texts';
import { AgendaFolds } from './AgendaFolds';
import type { AgendaPlace, AgendaPlaces, WantedDate } from './AgendaPlaces';
import type { DeadlineSources } from './DeadlineSources';
import { KeptChoice } from './KeptChoice';
import { eventOf } from './deadlineWords';
import type { PageAddress } from './pageAddress';

export interface DeadlinesDependencies {
  readonly addToCalendar: AddToCalendar;
  readonly notifier: Notifier;
  readonly sources: DeadlineSources;
  readonly choices: DeadlineChoiceStorage;
  readonly checkout: CheckoutStorage;
  readonly chat: SupportChat;
  readonly clock: PageClock;
  readonly places: AgendaPlaces;
}

/** Hands the customer a calendar file of the dates, and says whether that worked (DUE-07). */
const saveCalendar = async (
  { addToCalendar, notifier }: DeadlinesDependencies,
  deadlines: readonly Deadline[],
  { warning, signal }: { readonly warning: string; readonly signal: AbortSignal },
): Promise<void> => {
  const events = deadlines.filter(isForCalendar).map((deadline) => eventOf(deadline, warning));
  const save = () => addToCalendar.execute(texts().deadline.calendarName, events);
  const saved = await workOverGaps(save, { signal });
  if (signal.aborted) return;
  if (isLeft(saved)) notifier.failure(texts().deadline.calendarFailed, undefined);
  else notifier.success(texts().deadline.calendarSaved(events.length));
};

/** The agenda of the Deadlines page and what the customer chose to see of it. */
export class DeadlinesStore {
  readonly sources: DeadlineSources;
  readonly chat: SupportChat;
  readonly places: AgendaPlaces;
  readonly choice: KeptChoice;
  readonly folds = new AgendaFolds();
  readonly adding: Command<readonly [readonly Deadline[]]>;
  /** Of the GSTIN that was typed in this browser (DUE-03). */
  state: Option<IndianState> = none;
  wanted: WantedDate | undefined = undefined;
  /** The date that a link led to. */
  marked: Deadline['id'] | undefined = undefined;
  private chosen: page.PageLook;

  constructor(private readonly deps: DeadlinesDependencies) {
    this.sources = deps.sources;
    this.chat = deps.chat;
    this.places = deps.places;
    this.choice = new KeptChoice(deps);
    this.chosen = { view: this.choice.view, topic: undefined };
    this.adding = new Command(
      ({ signal }, deadlines) => saveCalendar(deps, deadlines, { warning: this.outdatedWarning, signal }),
      'offline',
    );
    makeAutoObservable<this, 'deps' | 'chosen'>(
      this,
      {
        deps: false,
        sources: false,
        chat: false,
        places: false,
        choice: false,
        folds: false,
        adding: false,
        chosen: observableRef,
        state: observableRef,
        wanted: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The statutory dates of the deployment; undefined without any. */
  get table(): DeadlineTable | undefined {
    return toUndefined(this.sources.table.value ?? none);
  }

  /** That the table was checked too long ago; '' while it was not (DUE-05). */
  get outdatedWarning(): string {
    const { table } = this;
    return table !== undefined && isOutdated(table, this.today)
      ? texts().deadline.outdated(table.checkedOn)
      : '';
  }

  /** Without statutory dates there is nothing to choose from. */
  get view(): DeadlineView {
    return this.table === undefined ? 'mine' : this.chosen.view;
  }

  /** What the page lists: of a deployment without statutory dates, or where they cannot be read, the customer's own alone. */
  get listed(): DeadlineView | 'own' {
    return this.table === undefined && !this.sources.table.isLoading ? 'own' : this.view;
  }

  get topic(): Topic | undefined {
    return page.topicOf(this.facts, this.look);
  }

  get topics(): readonly Topic[] {
    return page.offeredTopics(this.facts, this.view);
  }

  /** The questions that tell which dates are the customer's (DUE-12). */
  get questions(): readonly Alternative[] {
    const asked = this.view === 'mine' ? askedOf(this.brought, this.choice) : [];
    return asked.filter(({ topic }) => this.topic === undefined || this.topic === topic);
  }

  /** Whether dates of the view are held back until a question is decided (DUE-12). */
  get isUndecided(): boolean {
    return this.view === 'mine' && openOf(this.brought, this.choice).length > 0;
  }

  get lastDay(): CalendarDay {
    return agendaSpan(this.today).to;
  }

  get dates(): page.PageDates {
    return page.pageDates(this.facts, this.look);
  }

  /** What goes on paper and, but for steps, into the calendar. */
  get shown(): readonly Deadline[] {
    return page.shownDates(this.dates, (part) => this.folds.has(part));
  }

  get isEmpty(): boolean {
    return page.pageParts.every((part) => this.dates[part].length === 0);
  }

  isToday(day: CalendarDay): boolean {
    return day === this.today;
  }

  open(): void {
    this.choice.readAgain();
    this.state = customerState(this.deps.checkout.form());
    this.sources.open();
  }

  close(): void {
    this.adding.cancel();
    this.sources.close();
  }

  /** Shows what the address names, and what was chosen on this device where it names nothing. */
  follow({ view, topic }: Pick<PageAddress, 'view' | 'topic'>): void {
    this.chosen = { view: view ?? this.choice.view, topic };
  }

  /** Shows other dates; the view is remembered on this device (DUE-04). */
  show(look: page.PageLook): void {
    this.marked = undefined;
    this.chosen = look;
    this.choice.rememberView(look.view);
  }

  /** Brings a date into view, whichever part, topic or view it is in (NEED-07). */
  seek(sought: SoughtDate): void {
    const found = page.seekDate(this.facts, this.look, sought);
    if (isNone(found)) return;
    const { look, part, deadline } = found.value;
    this.chosen = look;
    this.folds.open(part);
    this.marked = deadline.id;
    this.wanted = { id: deadline.id };
  }

  /** A part that is folded and opened again must not scroll there once more. */
  forgetWanted(): void {
    this.wanted = undefined;
  }

  /** Shows the page as it was left. */
  restore({ open, id, top }: AgendaPlace): void {
    this.folds.restore(open);
    this.wanted = { id, top };
  }

  /** Takes back the rule that was put aside last, and returns to its date. */
  undo(): void {
    const { undoable } = this.choice;
    if (undoable === undefined) return;
    this.choice.showAgain(undoable.rule);
    this.seek({ day: undoable.day, rule: undoable.rule.id });
  }

  private get today(): CalendarDay {
    return indianDay(this.deps.clock.now());
  }

  private get brought(): BroughtRules {
    return this.sources.broughtOn(this.today);
  }

  private get look(): page.PageLook {
    return { ...this.chosen, view: this.view };
  }

  private get facts(): page.PageFacts {
    const { quotations, taskSteps, rules } = this.sources;
    return {
      own: ownDeadlines(quotations.value ?? [], taskSteps, this.deps.clock.now()),
      rules,
      brought: this.brought,
      notForMe: this.choice.notForMe,
      answers: this.choice.answers,
      state: this.state,
      today: this.today,
    };
  }
}
