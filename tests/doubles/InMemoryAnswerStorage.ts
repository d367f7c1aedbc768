import type { AnswerStorage } from '../../src/application/ports/AnswerStorage';
import type { Answers } from '../../src/domain/pricing/question';

/** Answers of question flows, in memory. */
export class InMemoryAnswerStorage implements AnswerStorage {
  private readonly kept = new Map<string, Answers>();

  answersOf(subServiceId: string): Answers {
    return this.kept.get(subServiceId) ?? new Map();
  }

  keep(subServiceId: string, answers: Answers): void {
    this.kept.set(subServiceId, answers);
  }

  forget(subServiceId: string): void {
    this.kept.delete(subServiceId);
  }
}
