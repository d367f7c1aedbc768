import { isLeft, isRight } from 'fp-ts/Either';
import { isNone, none, type Option, some, toNullable } from 'fp-ts/Option';
import type { Instant } from '../../domain/dates/instant';
import { isSessionInDoubt } from '../../domain/session/user';
import type { Clock } from '../ports/Clock';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SessionStorage } from '../ports/SessionStorage';

/** Checks whether a session has ended after one of its calls was refused (AMB-55). */
export class CheckSession {
  private isAsking = false;
  private confirmedAt: Option<Instant> = none;

  constructor(
    private readonly deps: {
      readonly sessions: SessionGateway;
      readonly storage: SessionStorage;
      readonly clock: Clock;
    },
  ) {}

  /** Asks the backend once for any number of calls at a time; true if that is refused too. */
  async execute(): Promise<boolean> {
    const mark = this.deps.storage.mark();
    if (this.isAsking || isNone(mark) || !isSessionInDoubt(this.confirmedAt, this.deps.clock.device()))
      return false;
    this.isAsking = true;
    const confirmed = await this.deps.sessions.confirm()();
    this.isAsking = false;
    if (isRight(confirmed)) this.confirmedAt = some(this.deps.clock.device());
    // Whoever has signed in meanwhile has a session of their own.
    const isSame = toNullable(this.deps.storage.mark()) === mark.value;
    return isLeft(confirmed) && confirmed.left.kind === 'Unauthorized' && isSame;
  }
}
