import { left, right, type Either } from 'fp-ts/Either';
import { answerText, isAnswered, orderedAnswer } from './answers';
import type { AnsweredQuestion, Answers, Question } from './question';
import { visibleQuestions } from './visibility';

/** 'Please answer all the questions.'; `count` visible questions have no answer (QUES-13). */
export interface AnswersRefused {
  readonly kind: 'AnswersMissing';
  readonly count: number;
}

/** How far the customer is, in visible questions. */
export interface Progress {
  readonly answered: number;
  readonly total: number;
}

const answeredOf = (questions: readonly Question[], answers: Answers): readonly AnsweredQuestion[] =>
  questions.flatMap((question) => {
    const answer = answers.get(question.id);
    if (answer === undefined || !isAnswered(question, answer)) return [];
    return [{ question, answer: orderedAnswer(question, answer), text: answerText(question, answer) }];
  });

/** How many of the visible questions are answered. */
export const progress = (questions: readonly Question[], answers: Answers): Progress => {
  const visible = visibleQuestions(questions, answers);
  return { answered: answeredOf(visible, answers).length, total: visible.length };
};

/** The visible questions with their answers, as they are sent; refused while one has none (QUES-12, QUES-13, AMB-36). */
export const checkAnswers = (
  questions: readonly Question[],
  answers: Answers,
): Either<AnswersRefused, readonly AnsweredQuestion[]> => {
  const visible = visibleQuestions(questions, answers);
  const answered = answeredOf(visible, answers);
  const count = visible.length - answered.length;
  return count > 0 ? left({ kind: 'AnswersMissing', count }) : right(answered);
};
