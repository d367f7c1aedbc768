import { answerText, isAnswered } from './answers';
import type { Answers, Question } from './question';

type Dependents = ReadonlyMap<string, readonly Dependent[]>;

/** A question that waits for this text as the answer of another one. */
interface Dependent {
  readonly question: Question;
  readonly answer: string;
}

const dependentsOf = (questions: readonly Question[]): Dependents => {
  const dependents = new Map<string, Dependent[]>();
  for (const question of questions) {
    for (const condition of question.showIf) {
      const waiting = dependents.get(condition.id) ?? [];
      waiting.push({ question, answer: condition.answer.trim() });
      dependents.set(condition.id, waiting);
    }
  }
  return dependents;
};

/** Those that wait for the answer this visible question has now; a question without an answer shows nothing. */
const shownBy = (question: Question, answers: Answers, dependents: Dependents): readonly Question[] => {
  const answer = answers.get(question.id);
  const waiting = dependents.get(question.id) ?? [];
  if (!isAnswered(question, answer)) return [];
  const text = answerText(question, answer);
  return waiting.filter((dependent) => dependent.answer === text).map((dependent) => dependent.question);
};

/**
 * The questions to ask now, by sorting_id: enabled ones without show_if, and those of which some condition matches
 * the answer of a visible question. A hidden question has no answer, so cycles stay hidden. Each question and each
 * condition is looked at once (section 5, AMB-37).
 */
export const visibleQuestions = (questions: readonly Question[], answers: Answers): readonly Question[] => {
  const enabled = questions.filter((question) => question.enabled);
  const dependents = dependentsOf(enabled);
  const visible = new Set(enabled.filter((question) => question.showIf.length === 0));
  // A set is walked in the order of adding, those added on the way included.
  for (const question of visible) {
    for (const shown of shownBy(question, answers, dependents)) visible.add(shown);
  }
  return [...visible].toSorted((one, other) => one.sortingId - other.sortingId);
};
