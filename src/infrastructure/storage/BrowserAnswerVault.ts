import type { AnswerVault } from '../../application/ports/AnswerVault';
import type { Answer, Answers } from '../../domain/pricing/question';

const keyOf = (subServiceId: string): string => `portal.answers.${subServiceId}`;

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'));

const readAnswers = (text: string | null): Answers => {
  const entries: unknown = text === null ? [] : JSON.parse(text);
  if (!Array.isArray(entries)) return new Map();
  const readable = entries.filter(
    (entry: unknown): entry is [string, Answer] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && isAnswer(entry[1]),
  );
  return new Map(readable);
};

/** Session storage below `portal.answers.`; a full or forbidden storage only means that a reload starts afresh. */
export class BrowserAnswerVault implements AnswerVault {
  answersOf(subServiceId: string): Answers {
    try {
      return readAnswers(sessionStorage.getItem(keyOf(subServiceId)));
    } catch {
      return new Map();
    }
  }

  keep(subServiceId: string, answers: Answers): void {
    try {
      sessionStorage.setItem(keyOf(subServiceId), JSON.stringify([...answers]));
    } catch {
      return;
    }
  }

  forget(subServiceId: string): void {
    try {
      sessionStorage.removeItem(keyOf(subServiceId));
    } catch {
      return;
    }
  }
}
