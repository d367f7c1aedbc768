import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SandboxContext } from '../context';
import { isRecord, ownJson } from '../http/shape';

const LIFETIME = 10 * 60_000;

/** A proof-of-work challenge that a browser solves in a moment. */
export const newChallenge = (house: SandboxContext): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(600, 200),
    deriveKey,
    expiresAt: new Date(house.now().getTime() + LIFETIME),
    hmacSignatureSecret: house.secrets.captcha,
    hmacKeySignatureSecret: house.secrets.captchaKey,
  });

const payloadOf = (token: string): Payload | null => {
  try {
    const value = ownJson<Payload | null>(Buffer.from(token, 'base64').toString('utf8'));
    return isRecord(value?.challenge) && isRecord(value.solution) ? value : null;
  } catch {
    return null;
  }
};

const solved = async (house: SandboxContext, payload: Payload): Promise<boolean> => {
  try {
    const result = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: house.secrets.captcha,
      hmacKeySignatureSecret: house.secrets.captchaKey,
    });
    return result.verified;
  } catch {
    return false;
  }
};

const firstUse = async (house: SandboxContext, signature: string): Promise<boolean> => {
  const now = house.now();
  await house.db.deleteFrom('captcha_used').where('expires_at', '<', now).execute();
  const inserted = await house.db
    .insertInto('captcha_used')
    .values({ signature, expires_at: new Date(now.getTime() + LIFETIME) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return inserted !== undefined;
};

const altchaPasses = async (house: SandboxContext, token: string): Promise<boolean> => {
  const payload = payloadOf(token);
  if (payload === null || !(await solved(house, payload))) return false;
  return firstUse(house, payload.challenge.signature ?? '');
};

const recaptchaPasses = async (secret: string, token: string): Promise<boolean> => {
  const answer = await fetch('https://www.google.com/recaptcha/api/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
  });
  const result: unknown = await answer.json();
  return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
};

/** Whether the captcha's token proves a solved challenge that was not used before (CAPT-02). */
export const captchaPasses = async (house: SandboxContext, token: string): Promise<boolean> => {
  if (token === '' || token.length > 8192) return false;
  const google = house.config.recaptcha;
  return google === null ? altchaPasses(house, token) : recaptchaPasses(google.secret, token);
};
