import { countedText } from './answers';
import type { Answers, Question } from './question';

/** A question that may be shown; it carries a flag, since looking questions up in large sets is slower. */
interface Candidate {
  readonly question: Question;
  isShown: boolean;
}

/** A candidate that waits for this text as the answer of another question. */
interface Dependent {
  readonly candidate: Candidate;
  readonly answer: string;
}

const dependentsOf = (candidates: readonly Candidate[]): ReadonlyMap<string, readonly Dependent[]> => {
  const dependents = new Map<string, Dependent[]>();
  for (const candidate of candidates) {
    for (const condition of candidate.question.showIf) {
      const dependent = { candidate, answer: condition.answer.trim() };
      const waiting = dependents.get(condition.id);
      if (waiting === undefined) dependents.set(condition.id, [dependent]);
      else waiting.push(dependent);
    }
  }
  return dependents;
};

/**
 * The questions to ask now, by sorting_id: enabled ones without show_if, and those with a condition that matches the
 * answer of a visible question. A hidden question has no answer, so cycles stay hidden. Each question and each condition
 * is visited once (QUES-09, QUES-12, AMB-37).
 */
export const visibleQuestions = (questions: readonly Question[], answers: Answers): readonly Question[] => {
  const candidates = questions
    .filter((question) => question.enabled)
    .map((question) => ({ question, isShown: question.showIf.length === 0 }));
  const dependents = dependentsOf(candidates);
  const shown = candidates.filter((candidate) => candidate.isShown);
  // The loop also visits entries that are added while it runs.
  for (const { question } of shown) {
    const text = countedText(question, answers.get(question.id));
    for (const { candidate, answer } of dependents.get(question.id) ?? []) {
      if (candidate.isShown || text === '' || answer !== text) continue;
      candidate.isShown = true;
      shown.push(candidate);
    }
  }
  return candidates
    .filter((candidate) => candidate.isShown)
    .map((candidate) => candidate.question)
    .sort((one, other) => one.sortingId - other.sortingId);
};
