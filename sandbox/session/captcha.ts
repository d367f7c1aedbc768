import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SandboxContext } from '../context';
import { isRecord, ownJson } from '../http/shape';

const LIFETIME = 10 * 60_000;
const MOST_ATTEMPTS = 600;

const COST = 1000;

/** A proof-of-work challenge that a browser solves in a moment, or one that takes it `factor` times as long. */
export const newChallenge = (context: SandboxContext, factor = 1): Promise<Challenge> => {
  const attempts = context.config.captchaAttempts ?? MOST_ATTEMPTS;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST * factor,
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

/** By how much the solved challenge was dearer than an ordinary one; 0 for none. */
const altchaFactor = async (context: SandboxContext, token: string): Promise<number> => {
  const payload = payloadOf(token);
  if (payload === null || !(await solved(context, payload))) return 0;
  const isFirst = await firstUse(context, payload.challenge.signature ?? '');
  return isFirst ? payload.challenge.parameters.cost / COST : 0;
};

const recaptchaPasses = async (secret: string, token: string): Promise<boolean> => {
  const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
  });
  const result: unknown = await response.json();
  return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
};

/**
 * By how much the solved challenge of the captcha's token was dearer than an ordinary one; 0 if it is not solved or was
 * used before (CAPT-02). Google's is never dearer.
 */
export const captchaFactor = async (context: SandboxContext, token: string): Promise<number> => {
  if (token === '' || token.length > 8192) return 0;
  const google = context.config.recaptcha;
  if (google === null) return altchaFactor(context, token);
  return (await recaptchaPasses(google.secret, token)) ? 1 : 0;
};
