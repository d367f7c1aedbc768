import type { Alternative, AlternativeChoice, BroughtRule } from './rule';

/** The answer 'I don't know yet'. */
export const UNDECIDED = '';

/** The customer's answers by alternative: the id of a choice, or `UNDECIDED`. */
export type Answers = Readonly<Record<Alternative['id'], string>>;

type RuleIds = ReadonlySet<BroughtRule['id']>;

/** The ids of the rules of each service. */
const idsByService = (own: readonly BroughtRule[]): readonly RuleIds[] => {
  const byService = new Map<string, Set<BroughtRule['id']>>();
  for (const { id, broughtBy } of own)
    for (const service of broughtBy) byService.set(service, (byService.get(service) ?? new Set()).add(id));
  return [...byService.values()];
};

/** Whether at least two choices have some of the rules of a service, so that buying it did not choose one. */
const leavesOpen = ({ choices }: Alternative, ids: RuleIds): boolean =>
  choices.filter(({ rules }) => rules.some((id) => ids.has(id))).length > 1;

/** The alternatives whose question concerns a customer with these rules: one of their services leaves it open (DUE-12, AMB-73). */
export const askedAlternatives = (
  alternatives: readonly Alternative[],
  own: readonly BroughtRule[],
): readonly Alternative[] => {
  const services = idsByService(own);
  return alternatives.filter((alternative) => services.some((ids) => leavesOpen(alternative, ids)));
};

/** Those that the customer has not answered yet. */
export const unansweredOf = (
  alternatives: readonly Alternative[],
  answers: Answers,
): readonly Alternative[] => alternatives.filter(({ id }) => answers[id] === undefined);

const answerOf = (alternative: Alternative, answers: Answers): AlternativeChoice | undefined =>
  alternative.choices.find(({ id }) => id === answers[alternative.id]);

/** Those of which no choice is the answer. */
export const undecidedOf = (alternatives: readonly Alternative[], answers: Answers): readonly Alternative[] =>
  alternatives.filter((alternative) => answerOf(alternative, answers) === undefined);

/**
 * The rules without those that another choice of an alternative holds, and without all of one that is not decided; what
 * a service of one choice alone brings was chosen by buying it (DUE-12, AMB-73).
 */
export const settledRules = (
  own: readonly BroughtRule[],
  alternatives: readonly Alternative[],
  answers: Answers,
): readonly BroughtRule[] => {
  const services = idsByService(own);
  const others = new Set(
    alternatives.flatMap((alternative) => {
      const chosen = answerOf(alternative, answers);
      const sure = services.filter((ids) => !leavesOpen(alternative, ids));
      return alternative.choices
        .flatMap(({ rules }) => rules)
        .filter((id) => chosen?.rules.includes(id) !== true && !sure.some((ids) => ids.has(id)));
    }),
  );
  return own.filter(({ id }) => !others.has(id));
};
