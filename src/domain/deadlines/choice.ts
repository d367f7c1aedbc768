import { rulesOfServices } from './services';
import type { StatutoryRule, Topic } from './rule';

/** Which statutory dates a customer looks at: those of the services they have, or every one (DUE-04). */
export type DeadlineView = 'mine' | 'all';

/** What a customer has chosen on this device (DUE-04). */
export interface DeadlineChoice {
  readonly view: DeadlineView;
  /** Ids of rules that the customer has put aside. */
  readonly notForMe: readonly StatutoryRule['id'][];
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
export const withoutPutAside = (
  rules: readonly StatutoryRule[],
  notForMe: DeadlineChoice['notForMe'],
): readonly StatutoryRule[] => rules.filter(({ id }) => !notForMe.includes(id));

/** The rules of a customer: those that concern most, and those that concern few (DUE-04). */
export interface OwnRules {
  readonly usual: readonly StatutoryRule[];
  readonly more: readonly StatutoryRule[];
}

/** The rules that follow from services, without those that were put aside (DUE-04). */
export const ownRules = (
  rules: readonly StatutoryRule[],
  serviceNames: readonly string[],
  notForMe: DeadlineChoice['notForMe'],
): OwnRules => {
  const own = withoutPutAside(rulesOfServices(rules, serviceNames), notForMe);
  return { usual: own.filter(({ isUsual }) => isUsual), more: own.filter(({ isUsual }) => !isUsual) };
};

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
