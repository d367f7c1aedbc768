import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import { type DeadlineChoice, initialChoice } from '../../domain/deadlines/choice';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';
import { DEADLINE_CHOICE_KEY } from './storageKeys';

const storedChoice = t.type({
  view: t.keyof({ mine: null, all: null }),
  notForMe: t.readonlyArray(t.string),
});

/** Local storage below `portal.`, removed with its customer; an unreadable entry counts as absent. */
export class LocalDeadlineChoiceStorage implements DeadlineChoiceStorage {
  private readonly browser = new SafeStorage(() => window.localStorage);

  choice(): DeadlineChoice {
    const stored = storedChoice.decode(fromJsonText(this.browser.read(DEADLINE_CHOICE_KEY)));
    return isRight(stored) ? stored.right : initialChoice;
  }

  keep(choice: DeadlineChoice): void {
    this.browser.write(DEADLINE_CHOICE_KEY, JSON.stringify(choice));
  }
}
