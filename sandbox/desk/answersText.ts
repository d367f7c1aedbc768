import { isRecord, ownJson } from '../http/shape';

const LONGEST = 2000;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const lineOf = (item: unknown): string =>
  isRecord(item) ? `${textOf(item['question'])} ${textOf(item['answer'])}`.trim() : textOf(item);

/** The questions and answers in one line; returns a text whatever the database contains. */
export const answersText = (questions: string): string => {
  try {
    const list = ownJson<unknown>(questions);
    const lines = Array.isArray(list) ? list.map(lineOf) : [lineOf(list)];
    return lines
      .filter((line) => line !== '')
      .join(' · ')
      .slice(0, LONGEST);
  } catch {
    return 'The answers cannot be read.';
  }
};
