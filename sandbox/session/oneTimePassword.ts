import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, House } from '../house';
import { Refusal } from '../http/refusal';

const MINUTE = 60_000;
const OTP_LIFETIME = 10 * MINUTE;
const OTP_TRIES = 5;
/** Codes sent to one number within ten minutes and since it was last signed in with. */
const OTP_SENDS = 5;

const hashOf = (house: House, phone: string, code: string): string =>
  createHmac('sha256', house.secrets.otp).update(`${phone}|${code}`).digest('hex');

const refuseTooMany = async (house: House, phone: string): Promise<void> => {
  const since = new Date(house.now().getTime() - OTP_LIFETIME);
  const recent = await house.db
    .selectFrom('one_time_password')
    .select(['created_at', 'used_at'])
    .where('phone', '=', phone)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(OTP_SENDS)
    .execute();
  const used = recent.findIndex((row) => row.used_at !== null);
  const unused = used === -1 ? recent : recent.slice(0, used);
  const oldest = unused.at(-1);
  if (unused.length < OTP_SENDS || oldest === undefined) return;
  const wait = Math.max(1, Math.ceil((oldest.created_at.getTime() - since.getTime()) / MINUTE));
  throw new Refusal(
    429,
    `Too many codes were sent to this number. Please try again in ${wait} minute${wait === 1 ? '' : 's'}.`,
    { type: 'failed' },
  );
};

/** Sends a new six-digit code to the outbox; older ones stop working. Refuses with 429 past the resend limit. */
export const sendOneTimePassword = async (house: House, phone: string): Promise<void> => {
  await refuseTooMany(house, phone);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const now = house.now();
  await house.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('one_time_password')
      .values({
        phone,
        code_hash: hashOf(house, phone, code),
        created_at: now,
        expires_at: new Date(now.getTime() + OTP_LIFETIME),
      })
      .execute();
    await trx
      .insertInto('outbox')
      .values({
        recipient: phone,
        text: `Your code is ${code}. It is valid for 10 minutes.`,
        created_at: now,
      })
      .execute();
  });
  house.say(`  SMS to ${phone}: your code is ${code}`);
};

/**
 * Whether the code is the newest one sent to this number, unexpired, unused and within its five tries. Each call counts
 * as a try before the code is looked at, so that parallel guesses cannot pass the limit.
 */
export const checkOneTimePassword = async (
  house: House,
  phone: string,
  code: string,
): Promise<number | null> => {
  const tried = await house.db
    .updateTable('one_time_password')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('one_time_password')
        .select((build) => build.fn.max('id').as('id'))
        .where('phone', '=', phone),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', house.now())
    .where('tries', '<', OTP_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (tried === undefined) return null;
  const same = timingSafeEqual(Buffer.from(tried.code_hash), Buffer.from(hashOf(house, phone, code)));
  return same ? tried.id : null;
};

/** Uses the code up; false when another request was faster. */
export const consumeOneTimePassword = async (house: House, db: Db, id: number): Promise<boolean> => {
  const used = await db
    .updateTable('one_time_password')
    .set({ used_at: house.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};
