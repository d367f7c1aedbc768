import type { QuestionType } from './question';

const types: ReadonlyMap<string, QuestionType> = new Map([
  ['options', 'options'],
  ['multiselect', 'multiselect'],
  ['number', 'number'],
  ['input', 'input'],
  ['date', 'date'],
]);

/** The type of a question; one that is not among the five takes free text, so that it can be answered (section 3). */
export const questionTypeFromText = (text: string): QuestionType =>
  types.get(text.trim().toLowerCase()) ?? 'input';
