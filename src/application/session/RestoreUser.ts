import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { type Option, getOrElse, isSome } from 'fp-ts/Option';
import { type User, isSignedIn } from '../../domain/session/user';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SessionVault } from '../ports/SessionVault';
import { type GatewayError, gatewayError } from '../ports/gatewayError';

/** Fills in the user of a tab that has an access token only (decisions AMB-05); an id nobody names stays ''. */
export class RestoreUser {
  constructor(
    private readonly sessions: SessionGateway,
    private readonly vault: SessionVault,
  ) {}

  async execute(): Promise<Either<GatewayError, User>> {
    const known = this.vault.user();
    if (isSome(known)) return right(known.value);
    const asked = this.vault.accessToken();
    if (!isSignedIn(asked)) return left(gatewayError('Unauthorized'));
    const found = await this.sessions.userOfProfile()();
    if (isLeft(found)) return found;
    const user = found.right.id === '' ? { ...found.right, id: await this.idOfTasks() } : found.right;
    if (isStillThe(asked, this.vault.accessToken())) this.vault.keepUser(user);
    return right(user);
  }

  private async idOfTasks(): Promise<string> {
    const id = await this.sessions.userIdOfTasks()();
    return isRight(id) ? getOrElse(() => '')(id.right) : '';
  }
}

// The customer may have left, or another one come, while the answer was under way.
const isStillThe = (asked: Option<string>, now: Option<string>): boolean =>
  isSome(asked) && isSome(now) && asked.value === now.value;
