import { flatMap, map, type TaskEither } from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import { acceptedItems, type ListReading, type ReadItems } from '../wire/decode';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';

/** A list of the API with the pages after the first, where the response names some, and whether it is whole (AMB-13). */
export const readItems = <W, A>(
  api: ApiClient,
  path: string,
  reading: ListReading<W, A>,
  signal?: AbortSignal,
  /** The answer that has the first page. */
  first: TaskEither<GatewayError, unknown> = api.get(path, stoppable(signal)),
): TaskEither<GatewayError, ReadItems<A>> => {
  const page = (number: number): TaskEither<GatewayError, unknown> =>
    api.get(path, { ...stoppable(signal), query: { page: String(number) } });
  return flatMap(acceptedItems({ ...reading, page }))(first);
};

/** Like `readItems`; of a list that is not whole the items alone, which are marked so. */
export const readList = <W, A>(
  ...given: Parameters<typeof readItems<W, A>>
): TaskEither<GatewayError, readonly A[]> => map(({ items }: ReadItems<A>) => items)(readItems(...given));
