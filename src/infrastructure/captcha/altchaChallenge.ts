import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { fromJsonText } from '../wire/wireCodecs';
import { type WireRecord, isRecord } from '../wire/unwrap';

/** A proof-of-work challenge as its server signed it; sent back unchanged. */
export interface AltchaChallenge {
  readonly algorithm: string;
  /** Milliseconds from its arrival until a solution becomes invalid, by the server's clock; undefined where that is not known. */
  readonly lastsMs: number | undefined;
  readonly asReceived: { readonly parameters: WireRecord; readonly signature: unknown };
}

/** How long it lasts, by the two moments of the server alone: the device's clock may be wrong by years. */
const lastsMs = (expiresAt: unknown, date: string | null): number | undefined => {
  const rest = typeof expiresAt === 'number' ? expiresAt * 1000 - Date.parse(date ?? '') : Number.NaN;
  return rest > 0 ? rest : undefined;
};

/** Reads a challenge of ALTCHA's version 3 and the header Date of its answer; refuses anything else. */
export const readChallenge = (text: string, date: string | null): Either<'unreadable', AltchaChallenge> => {
  const body = fromJsonText(text);
  if (!isRecord(body) || !isRecord(body['parameters'])) return left('unreadable');
  const { parameters, signature } = { parameters: body['parameters'], signature: body['signature'] };
  const { algorithm, expiresAt } = { algorithm: parameters['algorithm'], expiresAt: parameters['expiresAt'] };
  if (typeof algorithm !== 'string') return left('unreadable');
  return right({
    algorithm,
    lastsMs: lastsMs(expiresAt, date),
    asReceived: { parameters, signature },
  });
};

/** The token that proves the work, in the format of ALTCHA's own widget. */
export const tokenOf = (challenge: AltchaChallenge, solution: unknown): string =>
  btoa(JSON.stringify({ challenge: challenge.asReceived, solution }));

/** Fetches a new challenge; never from the cache, since each is valid for one submission. */
export const fetchChallenge = async (fetchOnce: typeof fetch, address: string): Promise<AltchaChallenge> => {
  const response = await fetchOnce(address, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error('No challenge.');
  const challenge = readChallenge(await response.text(), response.headers.get('Date'));
  if (isLeft(challenge)) throw new Error('Unreadable challenge.');
  return challenge.right;
};
