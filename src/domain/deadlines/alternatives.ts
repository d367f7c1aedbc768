import type { Alternative, AlternativeChoice, StatutoryRule } from './rule';

/** The answer 'I don't know yet'. */
export const UNDECIDED = '';

/** The customer's answers by alternative: the id of a choice, or `UNDECIDED`. */
export type Answers = Readonly<Record<Alternative['id'], string>>;

const idsOf = (rules: readonly StatutoryRule[]): ReadonlySet<string> => new Set(rules.map(({ id }) => id));

/** The choices that have any of these rules. */
const choicesWith = ({ choices }: Alternative, ids: ReadonlySet<string>): readonly AlternativeChoice[] =>
  choices.filter(({ rules }) => rules.some((id) => ids.has(id)));

/** The alternatives whose question concerns a customer with these rules: at least two choices have some of them (DUE-12). */
export const askedAlternatives = (
  alternatives: readonly Alternative[],
  own: readonly StatutoryRule[],
): readonly Alternative[] => {
  const ids = idsOf(own);
  return alternatives.filter((alternative) => choicesWith(alternative, ids).length > 1);
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

/** Where only one choice has any of the rules, it is taken as chosen. */
const chosenOf = (
  alternative: Alternative,
  ids: ReadonlySet<string>,
  answers: Answers,
): AlternativeChoice | undefined => {
  const answer = answerOf(alternative, answers);
  if (answer !== undefined) return answer;
  const [only, ...others] = choicesWith(alternative, ids);
  return others.length === 0 ? only : undefined;
};

/** The rules without those that another choice of an alternative holds, and without all of one that is not decided (DUE-12). */
export const settledRules = (
  own: readonly StatutoryRule[],
  alternatives: readonly Alternative[],
  answers: Answers,
): readonly StatutoryRule[] => {
  const ids = idsOf(own);
  const others = new Set(
    alternatives.flatMap((alternative) => {
      const chosen = chosenOf(alternative, ids, answers);
      return alternative.choices
        .flatMap(({ rules }) => rules)
        .filter((id) => chosen?.rules.includes(id) !== true);
    }),
  );
  return own.filter(({ id }) => !others.has(id));
};
