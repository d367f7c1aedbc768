import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SandboxContext } from '../context';
import { isRecord, ownJson } from '../http/shape';

const LIFETIME = 10 * 60_000;
const MOST_ATTEMPTS = 600;

/** A proof-of-work challenge that a browser solves in a moment. */
export const newChallenge = (context: SandboxContext): Promise<Challenge> => {
  const attempts = context.config.captchaAttempts ?? MOST_ATTEMPTS;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(attempts, Math.ceil(attempts / 3)),
    deriveKey,
    expiresAt: new Date(context.now().getTime() + LIFETIME),
    hmacSignatureSecret: context.secrets.captcha,
    hmacKeySignatureSecret: context.secrets.captchaKey,
  });
};

const payloadOf = (token: string): Payload | null => {
  try {
    const value = ownJson<Payload | null>(Buffer.from(token, 'base64').toString('utf8'));
    return isRecord(value?.challenge) && isRecord(value.solution) ? value : null;
  } catch {
    return null;
  }
};

const solved = async (context: SandboxContext, payload: Payload): Promise<boolean> => {
  try {
    const result = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: context.secrets.captcha,
      hmacKeySignatureSecret: context.secrets.captchaKey,
    });
    return result.verified;
  } catch {
    return false;
  }
};

const firstUse = async (context: SandboxContext, signature: string): Promise<boolean> => {
  const now = context.now();
  await context.db.deleteFrom('captcha_used').where('expires_at', '<', now).execute();
  const inserted = await context.db
    .insertInto('captcha_used')
    .values({ signature, expires_at: new Date(now.getTime() + LIFETIME) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return inserted !== undefined;
};

const altchaPasses = async (context: SandboxContext, token: string): Promise<boolean> => {
  const payload = payloadOf(token);
  if (payload === null || !(await solved(context, payload))) return false;
  return firstUse(context, payload.challenge.signature ?? '');
};

const recaptchaPasses = async (secret: string, token: string): Promise<boolean> => {
  const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
  });
  const result: unknown = await response.json();
  return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
};

/** Whether the captcha's token proves a solved challenge that was not used before (CAPT-02). */
export const captchaPasses = async (context: SandboxContext, token: string): Promise<boolean> => {
  if (token === '' || token.length > 8192) return false;
  const google = context.config.recaptcha;
  return google === null ? altchaPasses(context, token) : recaptchaPasses(google.secret, token);
};
