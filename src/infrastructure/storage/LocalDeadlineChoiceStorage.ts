import * as t from 'io-ts';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { DeadlineChoice } from '../../domain/deadlines/choice';
import { initialChoice } from '../../domain/deadlines/initialChoice';
import { CustomerEntry } from './CustomerEntry';
import { DEADLINE_CHOICE_KEY } from './storageKeys';

const storedChoice = t.type({
  view: t.keyof({ mine: null, all: null }),
  notForMe: t.readonlyArray(t.string),
  /** Release 1.0 kept none. */
  answers: t.union([t.record(t.string, t.string), t.undefined]),
});

export class LocalDeadlineChoiceStorage implements DeadlineChoiceStorage {
  private readonly entry: CustomerEntry<t.TypeOf<typeof storedChoice>>;

  constructor({ session }: { readonly session: SessionStorage }) {
    this.entry = new CustomerEntry(DEADLINE_CHOICE_KEY, storedChoice, session);
  }

  choice(): DeadlineChoice {
    const { view, notForMe, answers = {} } = this.entry.read() ?? initialChoice;
    return { view, notForMe, answers };
  }

  keep(choice: DeadlineChoice): void {
    this.entry.keep(choice);
  }
}
