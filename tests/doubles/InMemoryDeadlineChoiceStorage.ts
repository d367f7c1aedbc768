import type { DeadlineChoiceStorage } from '../../src/application/ports/DeadlineChoiceStorage';
import type { DeadlineChoice } from '../../src/domain/deadlines/choice';
import { initialChoice } from '../../src/domain/deadlines/initialChoice';

export class InMemoryDeadlineChoiceStorage implements DeadlineChoiceStorage {
  private kept = initialChoice;

  choice(): DeadlineChoice {
    return this.kept;
  }

  keep(choice: DeadlineChoice): void {
    this.kept = choice;
  }
}
