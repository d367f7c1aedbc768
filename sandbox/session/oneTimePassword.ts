import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, SandboxContext } from '../context';
import { minutesText, TooManyRequests } from '../http/refusal';
import { LIMIT_WINDOW } from '../limits';
import { isSameBlock, isSameHome } from '../http/clientAddress';
import { forgetGuesses, openToGuess } from './guesses';
import { knownNetworks } from './knownNetworks';
import { lockPhone } from './phoneLock';
import { type SentCode, type Sought, standingCodes } from './sentCodes';

/** A mobile number and the visitor using it, the digests of its networks. */
export type AtPhone = { readonly phone: string; readonly visitor: string };

const hashOf = (context: SandboxContext, phone: string, code: string): string =>
  createHmac('sha256', context.secrets.otp).update(`${phone}|${code}`).digest('hex');

/** The last line lets Android's Chrome offer the code to the page of that domain, and to no other (WebOTP). */
const messageWith = (code: string, domain: string): string =>
  `Your OTP is ${code}. It is valid for 10 minutes. Do not share it with anyone.\n\n@${domain} #${code}`;

/** Beyond the strangers' limit a challenge costs twice as much after each five codes, up to this. */
const DEAREST = 64;

type Sent = { readonly codes: readonly SentCode[]; readonly most: number };

/** Refuses with 429 when too many codes are active; the oldest one to expire makes room for the next. */
const refuseTooMany = (context: SandboxContext, { codes, most }: Sent): void => {
  const first = codes[most - 1];
  if (first === undefined) return;
  const wait = first.created_at.getTime() + LIMIT_WINDOW - context.now().getTime();
  throw new TooManyRequests(
    `Too many OTPs were sent to this number. Please try again in ${minutesText(wait)}.`,
    wait,
    { type: 'failed' },
  );
};

/** What one network may ask for, by address, home and block: whoever has a whole block has no more than twice a limit. */
const refuseTooManyOf = (context: SandboxContext, codes: readonly SentCode[], visitor: string): void => {
  const most = context.config.limits.codes;
  refuseTooMany(context, { codes: codes.filter((sent) => isSameHome(sent.visitor, visitor)), most });
  refuseTooMany(context, {
    codes: codes.filter((sent) => isSameBlock(sent.visitor, visitor)),
    most: 2 * most,
  });
};

type Asked = { readonly at: AtPhone; readonly domain: string; readonly factor: number };

/**
 * How dear a challenge has to be for the next code of this number: what strangers ask for makes it dearer for strangers,
 * and never stops a network that the number has signed in from.
 */
const factorFor = async (sought: Sought, codes: readonly SentCode[], visitor: string): Promise<number> => {
  const isKnown = await knownNetworks(sought);
  if (isKnown(visitor)) return 1;
  const { codes: step, codesToNumber } = sought.context.config.limits;
  const beyond = codes.filter((sent) => !isKnown(sent.visitor)).length - codesToNumber;
  return beyond < 0 ? 1 : Math.min(DEAREST, 2 ** (1 + Math.floor(beyond / step)));
};

/**
 * Sends a new six-digit code to the outbox; the same visitor's older codes stop working. Returns how dear the challenge
 * would have to be where the solved one was not. Refuses with 429 past the resend limit of a network.
 */
export const sendOneTimePassword = async (
  context: SandboxContext,
  { at: { phone, visitor }, domain, factor }: Asked,
): Promise<number | null> => {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const now = context.now();
  const dearer = await context.db.transaction().execute(async (trx) => {
    await lockPhone(trx, phone);
    const codes = await standingCodes({ context, trx, phone });
    refuseTooManyOf(context, codes, visitor);
    const needed = await factorFor({ context, trx, phone }, codes, visitor);
    if (needed > 1 && context.config.recaptcha !== null)
      refuseTooMany(context, { codes, most: context.config.limits.codesToNumber });
    if (factor < needed) return needed;
    await trx
      .insertInto('one_time_password')
      .values({
        phone,
        visitor,
        code_hash: hashOf(context, phone, code),
        created_at: now,
        expires_at: new Date(now.getTime() + LIMIT_WINDOW),
      })
      .execute();
    await trx
      .insertInto('outbox')
      .values({
        recipient: phone,
        text: messageWith(code, domain),
        created_at: now,
      })
      .execute();
    return null;
  });
  if (dearer === null) context.print(`  SMS to ${phone}: your code is ${code}`);
  return dearer;
};

/** The id of the code that matches this text; null when this visitor may not guess at any matching one. */
export const checkOneTimePassword = async (
  context: SandboxContext,
  at: AtPhone,
  code: string,
): Promise<number | null> => {
  const open = await context.db.transaction().execute((trx) => openToGuess({ context, trx, ...at }));
  const hash = Buffer.from(hashOf(context, at.phone, code));
  return open.find((sent) => timingSafeEqual(Buffer.from(sent.code_hash), hash))?.id ?? null;
};

/** Marks the code as used from this network; false when a concurrent request used it first. */
export const consumeOneTimePassword = async (
  context: SandboxContext,
  db: Db,
  { id, visitor }: { readonly id: number; readonly visitor: string },
): Promise<boolean> => {
  const used = await db
    .updateTable('one_time_password')
    .set({ used_at: context.now(), used_by: visitor })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('phone')
    .executeTakeFirst();
  if (used === undefined) return false;
  await forgetGuesses(db, used.phone, visitor);
  return true;
};
