import type { Answers } from '../../domain/pricing/question';

/** Answers of a question flow that survive a reload within the browser session. Unreadable ones count as none. */
export abstract class AnswerStorage {
  abstract answersOf(subServiceId: string): Answers;
  abstract keep(subServiceId: string, answers: Answers): void;
  abstract forget(subServiceId: string): void;
}
