import { wordOf } from '../codes/word';
import type { QuestionType } from './question';

const types: ReadonlyMap<string, QuestionType> = new Map([
  ['options', 'options'],
  ['multiselect', 'multiselect'],
  ['number', 'number'],
  ['input', 'input'],
  ['date', 'date'],
]);

/** The type of a question; an unknown type takes free text, so that the question can be answered. */
export const questionTypeFromText = (text: string): QuestionType => types.get(wordOf(text)) ?? 'input';

/** Whether it is answered by its options alone (QUES-04). */
export const hasChoices = (type: QuestionType): boolean => type === 'options' || type === 'multiselect';
