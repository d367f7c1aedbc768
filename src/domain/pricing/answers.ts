import { isSome } from 'fp-ts/Option';
import { readTypedDay } from '../dates/typedDay';
import type { Answer, Question } from './question';

const isAmount = /^\d+(?:\.\d+)?$/;

// Options keep their order however they were ticked, so that the same choice is always the same text.
const inOptionOrder = (options: readonly string[], answer: Answer): readonly string[] => {
  const ticked = new Set(typeof answer === 'string' ? [answer] : answer);
  return options.filter((option) => ticked.has(option));
};

/** An answer as it is sent: a multiselect's ticked options in option order, any other one as given. */
export const orderedAnswer = (question: Question, answer: Answer): Answer =>
  question.type === 'multiselect' ? inOptionOrder(question.options, answer) : answer;

/** An answer as one text for comparing and showing: ticked options joined with ',' in option order (AMB-37). */
export const answerText = (question: Question, answer: Answer | undefined): string => {
  if (answer === undefined) return '';
  const ordered = orderedAnswer(question, answer);
  return typeof ordered === 'string' ? ordered.trim() : ordered.map((part) => part.trim()).join(',');
};

/**
 * The text of an answer that counts, else '': not blank, one of the options, at least one tick, a number of at least 0
 * (0 included), or a day from 1900 to 2099 (QUES-05, QUES-13, AMB-36).
 */
export const countedText = (question: Question, answer: Answer | undefined): string => {
  const text = answerText(question, answer);
  if (question.type === 'number') return isAmount.test(text) ? text : '';
  if (question.type === 'date') return isSome(readTypedDay(text)) ? text : '';
  if (question.type !== 'options') return text;
  return question.options.some((option) => option.trim() === text) ? text : '';
};

/** Whether a question has an answer that counts (QUES-13, AMB-36). */
export const isAnswered = (question: Question, answer: Answer | undefined): boolean =>
  countedText(question, answer) !== '';
