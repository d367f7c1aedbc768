import { none, type Option, some } from 'fp-ts/Option';
import { flatMap, flatMapEither, map, right, type TaskEither, tryCatch } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Deployment } from '../../application/configuration/Deployment';
import type { DeadlineGateway } from '../../application/ports/DeadlineGateway';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { isWebAddress } from '../../domain/addresses/address';
import type { DeadlineTable } from '../../domain/deadlines/rule';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';

interface Place {
  /** '' for the page's own origin. */
  readonly base: string;
  readonly path: string;
}

const placeOf = (address: string): Place => {
  if (!isWebAddress(address)) return { base: '', path: address };
  const { origin, pathname, search } = new URL(address);
  return { base: origin, path: `${pathname}${search}` };
};

/** Loaded with the first table, for the dashboard's first paint needs none. */
const reader = tryCatch(
  () => import('./deadlineWire'),
  () => gatewayError('Unreachable'),
);

/** A static file of the deployment, on the page's own origin or another; no token goes there (DUE-05). */
export class HttpDeadlineGateway implements DeadlineGateway {
  constructor(
    private readonly deps: { readonly api: ApiClient; readonly log: Log; readonly deployment: Deployment },
  ) {}

  table(signal?: AbortSignal): TaskEither<GatewayError, Option<DeadlineTable>> {
    const { api, log, deployment } = this.deps;
    const address = deployment.configuration.deadlines;
    if (address === '') return right(none);
    const { base, path } = placeOf(address);
    const asked = api.get(path, { ...stoppable(signal), base, isPublic: true });
    return pipe(
      reader,
      flatMap(({ readDeadlineTable }) => pipe(asked, flatMapEither(readDeadlineTable(log)))),
      map(some),
    );
  }
}
