import type { SubServiceId } from '../../domain/catalogue/service';
import type { Answers } from '../../domain/pricing/question';

/** Answers of a question flow that survive a reload within the browser session. Unreadable ones count as none. */
export abstract class AnswerStorage {
  abstract answersOf(subServiceId: SubServiceId): Answers;
  abstract keep(subServiceId: SubServiceId, answers: Answers): void;
  abstract forget(subServiceId: SubServiceId): void;
}
