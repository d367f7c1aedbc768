import { isSome, none, type Option, some } from 'fp-ts/Option';
import type { CalendarDay } from '../dates/instant';
import type { IndianState } from '../india/states';
import { type Agenda, agendaOf, agendaSpan, inOrderOfDays } from './agenda';
import { type BroughtRules, type DeadlineChoice, type DeadlineView, ownRules, rulesOfTopic } from './choice';
import { type Deadline, statutoryDeadline } from './deadline';
import { type SoughtDate, type StatutoryRule, type Topic, topics } from './rule';
import { statutoryDates } from './statutoryDates';

/** What is known when the page is drawn. */
export interface PageFacts extends Omit<DeadlineChoice, 'view'> {
  /** The customer's own dates. */
  readonly own: readonly Deadline[];
  /** Every rule of the table. */
  readonly rules: readonly StatutoryRule[];
  readonly brought: BroughtRules;
  readonly state: Option<IndianState>;
  readonly today: CalendarDay;
}

/** Which of the dates the customer looks at. */
export interface PageLook {
  readonly view: DeadlineView;
  /** Every topic without one. */
  readonly topic: Topic | undefined;
}

/** The parts of the page from top to bottom. */
export const pageParts = ['overdue', 'earlier', 'coming', 'later', 'more'] as const;
export type PagePart = (typeof pageParts)[number];

/** The dates of each part; under More those that concern few (DUE-04). */
export type PageDates = Readonly<Record<PagePart, readonly Deadline[]>>;

const topicsOf = (rules: readonly StatutoryRule[]): readonly Topic[] =>
  topics.filter((topic) => rules.some((rule) => rule.topic === topic));

const rulesOf = (facts: PageFacts, view: DeadlineView) =>
  view === 'all' ? { usual: facts.rules, more: [] } : ownRules(facts.brought, facts);

/** The topics that divide the dates of a view; none where all of them are of one (DUE-04). */
export const offeredTopics = (facts: PageFacts, view: DeadlineView): readonly Topic[] => {
  const { usual, more } = rulesOf(facts, view);
  const offered = topicsOf([...usual, ...more]);
  return offered.length > 1 ? offered : [];
};

/** The topic of a look; every topic where the view does not offer it. */
export const topicOf = (facts: PageFacts, { view, topic }: PageLook): Topic | undefined =>
  offeredTopics(facts, view).find((offered) => offered === topic);

/** The dates that the page shows; late steps are shown whichever topic was chosen, the other own dates under every topic. */
export const pageDates = (facts: PageFacts, look: PageLook): PageDates => {
  const { own, state, today } = facts;
  const topic = topicOf(facts, look);
  const { usual, more } = rulesOf(facts, look.view);
  const agenda = (mine: readonly Deadline[], rules: readonly StatutoryRule[]): Agenda => {
    const dates = statutoryDates(rulesOfTopic(rules, topic), { span: agendaSpan(today), state });
    return agendaOf([...mine, ...dates.map(statutoryDeadline)], today);
  };
  const few = agenda([], more);
  return {
    ...agenda(topic === undefined ? own : [], usual),
    overdue: agendaOf(own, today).overdue,
    more: [...few.coming, ...few.later],
  };
};

/** What goes on paper and into a calendar: later months too, since only the length of the page folds them away (DUE-07, DUE-10). */
export const shownDates = (
  dates: PageDates,
  isOpen: (part: 'earlier' | 'more') => boolean,
): readonly Deadline[] =>
  inOrderOfDays(
    pageParts.flatMap((part) =>
      (part === 'earlier' || part === 'more') && !isOpen(part) ? [] : dates[part],
    ),
  );

export interface FoundDate {
  readonly look: PageLook;
  readonly part: PagePart;
  readonly deadline: Deadline;
}

type Matches = (deadline: Deadline) => boolean;

const findIn = (facts: PageFacts, look: PageLook, matches: Matches): Option<FoundDate> => {
  const dates = pageDates(facts, look);
  for (const part of pageParts) {
    const deadline = dates[part].find(matches);
    if (deadline !== undefined) return some({ look, part, deadline });
  }
  return none;
};

/**
 * Where a date is, first among what the customer looks at, then under every topic, then under All; where its rule has no
 * date on the day any more, the first date of that day.
 */
export const seekDate = (facts: PageFacts, look: PageLook, { day, rule }: SoughtDate): Option<FoundDate> => {
  const looks: readonly PageLook[] = [
    look,
    { view: look.view, topic: undefined },
    { view: 'all', topic: undefined },
  ];
  const isOnDay: Matches = (deadline) => deadline.day === day;
  const isOfRule: Matches = (deadline) =>
    isOnDay(deadline) && deadline.kind === 'statutory' && deadline.date.rule.id === rule;
  for (const matches of [isOfRule, isOnDay])
    for (const candidate of looks) {
      const found = findIn(facts, candidate, matches);
      if (isSome(found)) return found;
    }
  return none;
};
