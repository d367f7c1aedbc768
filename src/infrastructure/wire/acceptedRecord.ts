import { type Either, isLeft, right } from 'fp-ts/Either';
import type { GatewayError } from '../../application/ports/gatewayError';
import { accepted, isRecord, tellsError } from './unwrap';

const isWord = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Like `accepted`; in a body that holds a wanted key itself and tells no error, a `status` in a word that says neither is
 * the record's own, such as 'created' (AMB-14).
 */
export const acceptedRecord =
  (wanted: readonly string[]) =>
  (body: unknown): Either<GatewayError, unknown> => {
    const said = accepted(body);
    const saysNeither = isLeft(said) && said.left.kind === 'Malformed';
    const isOwn =
      isRecord(body) && isWord(body['status']) && !tellsError(body) && wanted.some((key) => key in body);
    return saysNeither && isOwn ? right(body) : said;
  };
