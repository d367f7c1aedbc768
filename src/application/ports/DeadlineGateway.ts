import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeadlineTable } from '../../domain/deadlines/rule';
import type { GatewayError } from './gatewayError';

export abstract class DeadlineGateway {
  /** The deployment's table of statutory dates; none where it names no table, `Malformed` if it cannot be read (DUE-05). */
  abstract table(signal?: AbortSignal): TaskEither<GatewayError, Option<DeadlineTable>>;
}
