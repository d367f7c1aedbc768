import * as TE from 'fp-ts/TaskEither';
import {
  type GatewayError,
  gatewayError,
  type GatewayErrorKind,
} from '../../src/application/ports/gatewayError';
import { unlessCancelled } from './unlessCancelled';

/** A port that lists all records, in memory; a test can make the next reads fail and count them. */
export class InMemoryList<Listed> {
  failure: GatewayError | undefined = undefined;
  readings = 0;

  constructor(public records: readonly Listed[] = []) {}

  all(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Listed[]> {
    return unlessCancelled(signal, () => {
      this.readings += 1;
      return this.failure === undefined ? TE.right(this.records)() : TE.left(this.failure)();
    });
  }

  fail(kind: GatewayErrorKind = 'ServerFault'): void {
    this.failure = gatewayError(kind);
  }
}
