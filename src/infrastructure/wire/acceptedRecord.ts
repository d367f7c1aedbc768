import { type Either, isLeft, right } from 'fp-ts/Either';
import type { GatewayError } from '../../application/ports/gatewayError';
import { accepted, isRecord } from './unwrap';

/** Like `accepted`; in a body that holds a wanted key itself, a `status` in a word that says neither is the record's own, such as 'created' (AMB-14). */
export const acceptedRecord =
  (wanted: readonly string[]) =>
  (body: unknown): Either<GatewayError, unknown> => {
    const said = accepted(body);
    const saysNeither = isLeft(said) && said.left.kind === 'Malformed';
    const isOwn = isRecord(body) && typeof body['status'] === 'string' && wanted.some((key) => key in body);
    return saysNeither && isOwn ? right(body) : said;
  };
