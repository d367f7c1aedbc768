import { type Either, left, right } from 'fp-ts/Either';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import { codeOf } from '../../domain/codes/statusCode';
import { wordOf } from '../../domain/codes/word';
import { messageIn } from './message';

export type WireRecord = Readonly<Record<string, unknown>>;

const DEEPEST = 3;

export const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it is compared, where a text is a word. */
export const comparedOf = (value: unknown): unknown => (typeof value === 'string' ? wordOf(value) : value);

const GOOD: ReadonlySet<unknown> = new Set([true, 'true', 'success']);
const BAD: ReadonlySet<unknown> = new Set([false, 'false', 'failed', 'fail', 'failure', 'error']);

const isGood = (value: unknown): boolean => GOOD.has(comparedOf(value)) || [1, 200].includes(codeOf(value));

const isBad = (value: unknown): boolean => BAD.has(comparedOf(value)) || codeOf(value) >= 400;

/** What a 2xx response says; 'unlisted' if it names a value that is neither good nor bad. */
type Reply = 'yes' | 'no' | 'unnamed' | 'unlisted';

const replyIn = (body: unknown): Reply => {
  if (!isRecord(body)) return 'unnamed';
  const named = [body['success'], body['status']].filter((value) => value !== undefined && value !== null);
  if (named.some(isBad)) return 'no';
  if (named.some(isGood)) return 'yes';
  if (named.length === 0) return 'unnamed';
  return named.some((value) => codeOf(value) === 0) ? 'no' : 'unlisted';
};

/** null, or a list or record without anything. */
export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0;

const NO_ERROR: ReadonlySet<unknown> = new Set([undefined, false, 'false', 0, '0', '']);

/** Whether a body tells an error in `error` or `errors`. */
export const tellsError = (body: unknown): boolean =>
  isRecord(body) &&
  [body['error'], body['errors']].some((value) => !isEmpty(value) && !NO_ERROR.has(comparedOf(value)));

/**
 * Whether a 2xx response says yes (AMB-14): true, 'success', 200 or 1 in `status` or `success`. A response
 * that names neither says yes unless `mustName` is set or it tells an error.
 */
export const isAffirmative = (body: unknown, mustName = false): boolean => {
  const reply = replyIn(body);
  return reply === 'yes' || (reply === 'unnamed' && !mustName && !tellsError(body));
};

const refusalIn = (body: unknown): Either<GatewayError, never> =>
  left(gatewayError(replyIn(body) === 'no' ? 'Rejected' : 'Malformed', messageIn(body)));

/**
 * `Rejected` with the server's message when a 2xx response says no; `Malformed` when it says neither yes nor no, as by an
 * error beside no word, since a write may have happened.
 */
export const accepted = (body: unknown): Either<GatewayError, unknown> =>
  isAffirmative(body) ? right(body) : refusalIn(body);

/** Like `accepted`, for a call whose row names a status: a response without one is `Malformed` too. */
export const explicitlyAccepted = (body: unknown): Either<GatewayError, unknown> =>
  isAffirmative(body, true) ? right(body) : refusalIn(body);

/** Like `accepted`, for a call that succeeds by its word alone: a response without one is `Rejected`. */
export const acceptedByName = (body: unknown): Either<GatewayError, unknown> =>
  replyIn(body) === 'unnamed' ? left(gatewayError('Rejected', messageIn(body))) : accepted(body);

/** The body and what is below `data`, up to three levels deep (AMB-13); the last is the innermost. */
export const levelsOf = (body: unknown): readonly unknown[] => {
  const levels = [body];
  let at = body;
  while (levels.length <= DEEPEST && isRecord(at) && 'data' in at) {
    at = at['data'];
    levels.push(at);
  }
  return levels;
};

const WHOLE_NUMBER = /^\d+$/;

/** The items of a list, which some backends send as an object with numbers as keys once it was filtered. */
export const itemsOf = (list: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(list)) return list;
  if (!isRecord(list)) return undefined;
  const keys = Object.keys(list);
  return keys.length > 0 && keys.every((key) => WHOLE_NUMBER.test(key)) ? Object.values(list) : undefined;
};

/** The list in a response, bare or below `data`; null or {} in its place beside a good word is one without items (AMB-13). */
export const listIn = (body: unknown): Either<GatewayError, readonly unknown[]> => {
  const levels = levelsOf(body);
  const list = levels.map(itemsOf).find((items) => items !== undefined);
  if (list !== undefined) return right(list);
  return isAffirmative(body, true) && isEmpty(levels.at(-1)) ? right([]) : left(gatewayError('Malformed'));
};

/** The record with one of the wanted keys: the body itself, or below `data`. */
export const recordIn = (body: unknown, wanted: readonly string[]): Either<GatewayError, WireRecord> => {
  const records = levelsOf(body).filter(isRecord);
  const record = records.find((level) => wanted.some((key) => key in level));
  return record === undefined ? left(gatewayError('Malformed')) : right(record);
};
