import { none, type Option, some } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { DeadlineGateway } from '../../src/application/ports/DeadlineGateway';
import type { DeadlineTable } from '../../src/domain/deadlines/rule';

/** The given table; none where it is undefined. */
export class InMemoryDeadlineGateway implements DeadlineGateway {
  private isBroken = false;

  constructor(private readonly given: DeadlineTable | undefined) {}

  table(): TaskEither<GatewayError, Option<DeadlineTable>> {
    if (this.isBroken) return TE.left(gatewayError('Malformed'));
    return TE.right(this.given === undefined ? none : some(this.given));
  }

  break(): void {
    this.isBroken = true;
  }

  mend(): void {
    this.isBroken = false;
  }
}
