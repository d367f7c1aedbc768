import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, SandboxContext } from '../context';
import { minutesText, TooManyRequests } from '../http/refusal';
import { LIMIT_WINDOW } from '../limits';
import { openToGuess } from './guesses';
import { lockPhone } from './phoneLock';
import { type SentCode, standingCodes } from './sentCodes';

/** A mobile number and the visitor using it, the digest of an address. */
export type AtPhone = { readonly phone: string; readonly visitor: string };

const hashOf = (context: SandboxContext, phone: string, code: string): string =>
  createHmac('sha256', context.secrets.otp).update(`${phone}|${code}`).digest('hex');

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

/**
 * Sends a new six-digit code to the outbox; the same visitor's older codes stop working. Refuses with 429
 * past the resend limit, which counts by visitor first, so that a stranger cannot use up the customer's
 * limit.
 */
export const sendOneTimePassword = async (
  context: SandboxContext,
  { phone, visitor }: AtPhone,
): Promise<void> => {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const now = context.now();
  const { limits } = context.config;
  await context.db.transaction().execute(async (trx) => {
    await lockPhone(trx, phone);
    const codes = await standingCodes({ context, trx, phone });
    refuseTooMany(context, { codes: codes.filter((sent) => sent.visitor === visitor), most: limits.codes });
    refuseTooMany(context, { codes, most: limits.codesToNumber });
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
        text: `Your OTP is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
        created_at: now,
      })
      .execute();
  });
  context.print(`  SMS to ${phone}: your code is ${code}`);
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

/** Marks the code as used; false when a concurrent request used it first. */
export const consumeOneTimePassword = async (
  context: SandboxContext,
  db: Db,
  id: number,
): Promise<boolean> => {
  const used = await db
    .updateTable('one_time_password')
    .set({ used_at: context.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};
