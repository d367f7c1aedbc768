import { type Either, isLeft } from 'fp-ts/Either';
import { isOutcomeUnknown } from '../ports/outcomeUnknown';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';

/** The keys of writes with an unknown outcome, by what they send. */
type KeptKeys<Content> = Pick<Map<Content, string>, 'get' | 'delete'> & {
  readonly set: (content: Content, key: string) => unknown;
};

/** A write whose response was lost is sent again under its key, so that the backend makes it once (LINE-02). */
export class UnclearWrites<Content> {
  constructor(
    private readonly deps: { readonly keys: IdempotencyKeys; readonly unclear: KeptKeys<Content> },
  ) {}

  async send<E extends { readonly kind: string }, A>(
    content: Content,
    send: (key: string) => Promise<Either<E, A>>,
  ): Promise<Either<E, A>> {
    const { keys, unclear } = this.deps;
    const key = unclear.get(content) ?? keys.next();
    const sent = await send(key);
    // A refused repetition says nothing about the call before it.
    if (!isLeft(sent)) unclear.delete(content);
    else if (isOutcomeUnknown(sent.left)) unclear.set(content, key);
    return sent;
  }
}
