import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { DeadlineChoice } from '../../domain/deadlines/choice';
import { initialChoice } from '../../domain/deadlines/initialChoice';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';
import { DEADLINE_CHOICE_KEY } from './storageKeys';

const storedChoice = t.type({
  view: t.keyof({ mine: null, all: null }),
  notForMe: t.readonlyArray(t.string),
  /** Release 1.0 kept none. */
  answers: t.union([t.record(t.string, t.string), t.undefined]),
  userId: t.union([t.string, t.undefined]),
});

type Stored = t.TypeOf<typeof storedChoice>;

/** Local storage below `portal.`, until log-out; an unreadable entry or another customer's counts as absent. */
export class LocalDeadlineChoiceStorage implements DeadlineChoiceStorage {
  private readonly browser = new SafeStorage(() => window.localStorage);

  constructor(private readonly deps: { readonly session: SessionStorage }) {}

  choice(): DeadlineChoice {
    const { view, notForMe, answers = {} } = this.stored() ?? initialChoice;
    return { view, notForMe, answers };
  }

  keep(choice: DeadlineChoice): void {
    const userId = this.userId() ?? this.stored()?.userId;
    this.browser.write(DEADLINE_CHOICE_KEY, JSON.stringify({ ...choice, userId }));
  }

  private stored(): Stored | undefined {
    const stored = storedChoice.decode(fromJsonText(this.browser.read(DEADLINE_CHOICE_KEY)));
    if (!isRight(stored)) return undefined;
    const owner = stored.right.userId;
    const userId = this.userId();
    return owner === undefined || userId === undefined || owner === userId ? stored.right : undefined;
  }

  /** A new tab learns it a moment after it was opened. */
  private userId(): string | undefined {
    const user = this.deps.session.user();
    return isSome(user) && user.value.id !== '' ? user.value.id : undefined;
  }
}
