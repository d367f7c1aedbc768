import { type Either, isRight, left, right } from 'fp-ts/Either';
import { exists, isNone, isSome } from 'fp-ts/Option';
import type { SessionMark, User } from '../../domain/session/user';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SessionStorage } from '../ports/SessionStorage';
import { type GatewayError, gatewayError } from '../ports/gatewayError';
import { SharedCalls } from '../waiting/SharedCalls';

type Result = Promise<Either<GatewayError, User>>;

/** Fills in the user of a tab that knows only the mark of its session (SESSION-10, AMB-05); an id that is not found stays ''. */
export class RestoreUser {
  /** Calls under way, by session: one call for each customer, and none shared with a former customer. */
  private readonly underWay = new SharedCalls<GatewayError, User>();

  constructor(
    private readonly deps: { readonly sessions: SessionGateway; readonly storage: SessionStorage },
  ) {}

  async execute(): Result {
    const known = this.deps.storage.user();
    if (isSome(known)) return right(known.value);
    const mark = this.deps.storage.mark();
    if (isNone(mark)) return left(gatewayError('Unauthorized'));
    return this.underWay.ask(mark.value, () => this.restore(mark.value));
  }

  private async restore(mark: SessionMark): Result {
    const found = await this.deps.sessions.user()();
    if (isRight(found) && this.isStill(mark)) this.deps.storage.keepUser(found.right);
    return found;
  }

  // The customer may have logged out, or another one signed in, while the call was under way.
  private isStill(mark: SessionMark): boolean {
    return exists((now: SessionMark) => now === mark)(this.deps.storage.mark());
  }
}
