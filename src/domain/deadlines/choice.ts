import { type Answers, askedAlternatives, settledRules, undecidedOf } from './alternatives';
import type { Alternative, BroughtRule, StatutoryRule, Topic } from './rule';

/** Which statutory dates a customer looks at: those of the services they have, or every one (DUE-04). */
export type DeadlineView = 'mine' | 'all';

/** What a customer has chosen on this device (DUE-04). */
export interface DeadlineChoice {
  readonly view: DeadlineView;
  /** Ids of rules that the customer has put aside. */
  readonly notForMe: readonly StatutoryRule['id'][];
  readonly answers: Answers;
}

/** Shows a rule again that was put aside. */
export const takenBack = (choice: DeadlineChoice, id: StatutoryRule['id']): DeadlineChoice => ({
  ...choice,
  notForMe: choice.notForMe.filter((other) => other !== id),
});

/** Puts a rule aside, last of those that were. */
export const putAside = (choice: DeadlineChoice, id: StatutoryRule['id']): DeadlineChoice => ({
  ...choice,
  notForMe: [...takenBack(choice, id).notForMe, id],
});

/** The rules that were not put aside (DUE-04). */
const withoutPutAside = (
  rules: readonly BroughtRule[],
  notForMe: DeadlineChoice['notForMe'],
): readonly BroughtRule[] => rules.filter(({ id }) => !notForMe.includes(id));

/** The rules of a customer: those that concern most, and those that concern few (DUE-04). */
export interface OwnRules {
  readonly usual: readonly StatutoryRule[];
  readonly more: readonly StatutoryRule[];
}

/** What the customer's services bring, before the customer has chosen anything. */
export interface BroughtRules {
  readonly rules: readonly BroughtRule[];
  readonly alternatives: readonly Alternative[];
}

/** Of the rules that services bring, those that were not put aside and that no open alternative holds back (DUE-04, DUE-12). */
export const ownRules = (
  { rules, alternatives }: BroughtRules,
  { notForMe, answers }: Omit<DeadlineChoice, 'view'>,
): OwnRules => {
  const own = settledRules(withoutPutAside(rules, notForMe), alternatives, answers);
  return { usual: own.filter(({ isUsual }) => isUsual), more: own.filter(({ isUsual }) => !isUsual) };
};

/** The alternatives that the customer is asked about, answered or not (DUE-12). */
export const askedOf = (
  { rules, alternatives }: BroughtRules,
  { notForMe }: Pick<DeadlineChoice, 'notForMe'>,
): readonly Alternative[] => askedAlternatives(alternatives, withoutPutAside(rules, notForMe));

/** The alternatives that hold back some of these rules, since the customer has not answered or does not know yet (DUE-12). */
export const openOf = (brought: BroughtRules, choice: Omit<DeadlineChoice, 'view'>): readonly Alternative[] =>
  undecidedOf(askedOf(brought, choice), choice.answers);

/** Keeps the answer to the question of an alternative. */
export const answered = (
  choice: DeadlineChoice,
  alternative: Alternative['id'],
  answer: string,
): DeadlineChoice => ({ ...choice, answers: { ...choice.answers, [alternative]: answer } });

/** The rules of a topic; all of them without one. */
export const rulesOfTopic = (
  rules: readonly StatutoryRule[],
  topic: Topic | undefined,
): readonly StatutoryRule[] => (topic === undefined ? rules : rules.filter((rule) => rule.topic === topic));

/** The rules that were put aside, as the page lists them (DUE-04). */
export const putAsideRules = (
  rules: readonly StatutoryRule[],
  notForMe: DeadlineChoice['notForMe'],
): readonly StatutoryRule[] => rules.filter(({ id }) => notForMe.includes(id));
