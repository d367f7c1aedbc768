import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { exists, getOrElse, isNone, isSome } from 'fp-ts/Option';
import { type User, type UserId, isSignedIn, userId } from '../../domain/session/user';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SessionStorage } from '../ports/SessionStorage';
import { type GatewayError, gatewayError } from '../ports/gatewayError';
import { SharedCalls } from '../waiting/SharedCalls';

const NO_ID = userId('');

type Result = Promise<Either<GatewayError, User>>;

/** Fills in the user of a tab that has an access token only (SESSION-10, AMB-05); an id that is not found stays ''. */
export class RestoreUser {
  /** Calls under way, by access token: one call for each customer, and none shared with a former customer. */
  private readonly underWay = new SharedCalls<GatewayError, User>();

  constructor(
    private readonly deps: { readonly sessions: SessionGateway; readonly storage: SessionStorage },
  ) {}

  async execute(): Result {
    const known = this.deps.storage.user();
    if (isSome(known)) return right(known.value);
    const token = this.deps.storage.accessToken();
    if (isNone(token) || !isSignedIn(token)) return left(gatewayError('Unauthorized'));
    return this.underWay.ask(token.value, () => this.restore(token.value));
  }

  private async restore(token: string): Result {
    const found = await this.deps.sessions.userOfProfile()();
    if (isLeft(found)) return found;
    const user = found.right.id === '' ? { ...found.right, id: await this.idOfTasks() } : found.right;
    if (this.isStill(token)) this.deps.storage.keepUser(user);
    return right(user);
  }

  // The customer may have logged out, or another one signed in, while the call was under way.
  private isStill(token: string): boolean {
    return exists((now: string) => now === token)(this.deps.storage.accessToken());
  }

  private async idOfTasks(): Promise<UserId> {
    const id = await this.deps.sessions.userIdOfTasks()();
    return isRight(id) ? getOrElse(() => NO_ID)(id.right) : NO_ID;
  }
}
