import { flatMap, type TaskEither } from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import { acceptedList, type ListReading } from '../wire/decode';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';

/** A list of the API, with the pages after the first where the response names some (AMB-13). */
export const readList = <W, A>(
  api: ApiClient,
  path: string,
  reading: ListReading<W, A>,
  signal?: AbortSignal,
): TaskEither<GatewayError, readonly A[]> => {
  const page = (number: number): TaskEither<GatewayError, unknown> =>
    api.get(path, { ...stoppable(signal), query: { page: String(number) } });
  return flatMap(acceptedList({ ...reading, page }))(api.get(path, stoppable(signal)));
};
