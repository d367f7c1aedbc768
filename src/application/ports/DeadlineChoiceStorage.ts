import type { DeadlineChoice } from '../../domain/deadlines/choice';

/** What the customer chose on the Deadlines page, kept on this device for this customer (DUE-04). */
export abstract class DeadlineChoiceStorage {
  /** The first choice of every customer where nothing readable is kept. */
  abstract choice(): DeadlineChoice;
  abstract keep(choice: DeadlineChoice): void;
}
