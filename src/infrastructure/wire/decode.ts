import { type Either, flatMap, isLeft, isRight, left, map, right } from 'fp-ts/Either';
import { map as mapTask, type TaskEither } from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { type GatewayError, gatewayError, isLasting } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { incomplete } from '../../domain/received/incomplete';
import { nextTask } from '../system/nextTask';
import { pagingOf } from './paging';
import { accepted, listIn } from './unwrap';
import type { HeardRecord } from './wireCodecs';

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
  /** Whether no more than the first page is wanted. */
  readonly isFirstPage?: boolean;
  /** Asks for a page after the first. */
  readonly page?: (number: number) => TaskEither<GatewayError, unknown>;
}

const MOST_PAGES = 50;

/** The items of a list that were read, marked as incomplete where others were not; `isWhole` unless pages of it were not. */
export interface ReadItems<A> {
  readonly items: readonly A[];
  readonly isWhole: boolean;
}

/** The items of a response, and of the pages after it; a backend that knows no pages would send the first again. */
const pagesFrom = async (
  body: unknown,
  page: ListReading<unknown, unknown>['page'],
  asked?: number,
): Promise<Either<GatewayError, ReadItems<unknown>>> => {
  const items = flatMap(listIn)(accepted(body));
  const { page: number, hasNext } = pagingOf(body, isLeft(items) ? 0 : items.right.length);
  // What was read stays: a backend may refuse a page, or know none.
  if (asked !== undefined && (isLeft(items) || number !== asked)) return right({ items: [], isWhole: false });
  if (isLeft(items)) return items;
  if (page === undefined || !hasNext || !(number < MOST_PAGES))
    return right({ items: items.right, isWhole: !hasNext });
  const next = await page(number + 1)();
  // What another try may bring is a failure, so that it is tried.
  if (isLeft(next)) return isLasting(next.left) ? right({ items: items.right, isWhole: false }) : next;
  const rest = await pagesFrom(next.right, page, number + 1);
  return map((after: ReadItems<unknown>) => ({ ...after, items: [...items.right, ...after.items] }))(rest);
};

/** Records that are read at once: tens of thousands would hold the page up for a second. */
const READ_AT_ONCE = 1000;

/**
 * The list in a response that does not say no. A record that cannot be read is left out and logged, and the rest of the
 * list stays, as one that is incomplete; one of which nothing stays is no empty list (AMB-13).
 */
export const acceptedItems =
  <W, A>(reading: ListReading<W, A>, taskEnds = nextTask) =>
  (body: unknown): TaskEither<GatewayError, ReadItems<A>> =>
  async () => {
    const pages = await pagesFrom(body, reading.page);
    if (isLeft(pages)) return pages;
    const { items, isWhole } = pages.right;
    const records: A[] = [];
    for (let first = 0; first < items.length; first += READ_AT_ONCE) {
      if (first > 0) await taskEnds();
      for (const item of items.slice(first, first + READ_AT_ONCE))
        records.push(...decodeRecord(reading, item));
    }
    const isCutOff = !isWhole && reading.isFirstPage !== true;
    if (isCutOff) reading.log.failure(`Did not read all pages of a list, of the record ${reading.record}.`);
    if (items.length > 0 && records.length === 0) return left(gatewayError('Malformed'));
    const isInFull = reading.isFirstPage === true || (isWhole && records.length === items.length);
    return right({ items: isInFull ? records : incomplete(records), isWhole });
  };

/** The items of the first page, for a list of which that is enough (AMB-13). */
export const acceptedFirstPage =
  <W, A>(reading: ListReading<W, A>) =>
  (body: unknown): TaskEither<GatewayError, readonly A[]> =>
    mapTask(({ items }: ReadItems<A>) => items)(acceptedItems({ ...reading, isFirstPage: true })(body));

const decodeRecord = <W, A>(
  { codec, toDomain, log, record }: ListReading<W, A>,
  item: unknown,
): readonly A[] => {
  const leavesOut = (field: string): void =>
    log.failure(`Left out the ${field} of one ${record}, which could not be read.`);
  const heard: HeardRecord = { key: '', type: codec, actual: item, leavesOut };
  try {
    const decoded = codec.validate(item, [heard]);
    if (isRight(decoded)) return [toDomain(decoded.right)];
  } catch {
    // A throw would lose the whole list and reject instead of failing.
  }
  log.failure(`Left out one ${record} that could not be read.`);
  return [];
};
