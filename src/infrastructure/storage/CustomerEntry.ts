import { isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';
import type { OWNED_KEYS } from './storageKeys';

const storedOwner = t.type({ userId: t.union([t.string, t.undefined]) });

/** A record in local storage with its customer's id, until log-out; an unreadable one or another customer's is absent. */
export class CustomerEntry<A extends object> {
  private readonly browser = new SafeStorage(() => window.localStorage);

  constructor(
    private readonly key: (typeof OWNED_KEYS)[number],
    private readonly codec: t.Type<A, unknown>,
    private readonly session: SessionStorage,
  ) {}

  read(): A | undefined {
    const entry = fromJsonText(this.browser.read(this.key));
    const [stored, owner] = [this.codec.decode(entry), storedOwner.decode(entry)];
    return isRight(stored) && isRight(owner) && this.isOwn(owner.right.userId) ? stored.right : undefined;
  }

  keep(value: A): void {
    const userId = this.userId() ?? this.storedUserId();
    this.browser.write(this.key, JSON.stringify({ ...value, userId }));
  }

  onChangeElsewhere(listener: () => void): () => void {
    return this.browser.onChangeElsewhere(this.key, listener);
  }

  private isOwn(owner: string | undefined): boolean {
    const userId = this.userId();
    return owner === undefined || userId === undefined || owner === userId;
  }

  private storedUserId(): string | undefined {
    const owner = storedOwner.decode(fromJsonText(this.browser.read(this.key)));
    return isRight(owner) && this.read() !== undefined ? owner.right.userId : undefined;
  }

  /** A new tab learns it a moment after it was opened. */
  private userId(): string | undefined {
    const user = this.session.user();
    return isSome(user) && user.value.id !== '' ? user.value.id : undefined;
  }
}
