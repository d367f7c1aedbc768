import { type Either, flatMap, isRight, left, map, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { accepted, listIn } from './unwrap';

/** A body as the codec reads it, else `Malformed`. */
export const decodeAs =
  <A>(codec: t.Decoder<unknown, A>) =>
  (body: unknown): Either<GatewayError, A> => {
    const decoded = codec.decode(body);
    return isRight(decoded) ? right(decoded.right) : left(gatewayError('Malformed'));
  };

export interface ListReading<W, A> {
  readonly codec: t.Decoder<unknown, W>;
  readonly toDomain: (wire: W) => A;
  readonly log: Log;
  /** The name of a record in the log, such as 'quotation'. */
  readonly record: string;
}

/**
 * The list in a response that does not say no. A record that cannot be read is left out and logged, and the rest of the
 * list stays.
 */
export const acceptedList =
  <W, A>(reading: ListReading<W, A>) =>
  (body: unknown): Either<GatewayError, readonly A[]> =>
    map((items: readonly unknown[]) => items.flatMap((item) => decodeRecord(reading, item)))(
      flatMap(listIn)(accepted(body)),
    );

const decodeRecord = <W, A>(
  { codec, toDomain, log, record }: ListReading<W, A>,
  item: unknown,
): readonly A[] => {
  try {
    const decoded = codec.decode(item);
    if (isRight(decoded)) return [toDomain(decoded.right)];
  } catch {
    // A throw would lose the whole list and reject instead of failing.
  }
  log.failure(`Left out a ${record} that could not be read.`);
  return [];
};
