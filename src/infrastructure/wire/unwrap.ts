import { type Either, left, right } from 'fp-ts/Either';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import { codeOf } from '../../domain/codes/statusCode';
import { messageIn } from './message';

export type WireRecord = Readonly<Record<string, unknown>>;

const DEEPEST = 3;

export const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBad = (value: unknown): boolean =>
  value === false || value === 'false' || value === 'failed' || value === 'error' || codeOf(value) >= 400;

const isGood = (value: unknown): boolean =>
  value === true || value === 'true' || value === 'success' || value === 1 || codeOf(value) === 200;

/**
 * Whether a 2xx response says yes (AMB-14): true, 'success', 200 or 1 in `status` or `success`. A response
 * that names neither says yes unless `mustName` is set.
 */
export const isAffirmative = (body: unknown, mustName = false): boolean => {
  if (!isRecord(body)) return !mustName;
  const named = [body['success'], body['status']].filter((value) => value !== undefined && value !== null);
  if (named.some(isBad)) return false;
  return named.some(isGood) || (!mustName && named.length === 0);
};

/** `Rejected` with the server's message when a 2xx response says no. */
export const accepted = (body: unknown): Either<GatewayError, unknown> =>
  isAffirmative(body) ? right(body) : left(gatewayError('Rejected', messageIn(body)));

/**
 * Like `accepted`, for a call whose row names a status: a response that says neither yes nor no is
 * `Malformed`, since the write may have happened.
 */
export const isExplicitlyAccepted = (body: unknown): Either<GatewayError, unknown> => {
  if (isAffirmative(body, true)) return right(body);
  return left(gatewayError(isAffirmative(body) ? 'Malformed' : 'Rejected', messageIn(body)));
};

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

/** The list in a response, bare or below `data`. */
export const listIn = (body: unknown): Either<GatewayError, readonly unknown[]> => {
  const list = levelsOf(body).find((level) => Array.isArray(level));
  return list === undefined ? left(gatewayError('Malformed')) : right(list);
};

/** The record with one of the wanted keys: the body itself, or below `data`. */
export const recordIn = (body: unknown, wanted: readonly string[]): Either<GatewayError, WireRecord> => {
  const records = levelsOf(body).filter(isRecord);
  const record = records.find((level) => wanted.some((key) => key in level));
  return record === undefined ? left(gatewayError('Malformed')) : right(record);
};
