import type { SubmissionStorage } from '../../src/application/ports/SubmissionStorage';
import type { MadeSubmission } from '../../src/domain/catalogue/repetition';

/** The submissions of one tab, in memory. */
export class InMemorySubmissionStorage implements SubmissionStorage {
  private made: readonly MadeSubmission[] = [];

  all(): readonly MadeSubmission[] {
    return this.made;
  }

  keep(made: readonly MadeSubmission[]): void {
    this.made = made;
  }
}
