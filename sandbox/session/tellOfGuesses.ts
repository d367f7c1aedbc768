import { DAY_MS } from '../../src/domain/dates/instant';
import type { Sought } from './sentCodes';

const TITLE = 'Wrong one-time passwords';

/** As many wrong guesses from networks that are not the customer's are told. */
const TOLD = 5;

/** Tells the customer of this number once a day that somebody else guesses at the codes. */
export const tellOfGuesses = async ({ context, trx, phone }: Sought, guesses: number): Promise<void> => {
  if (guesses < TOLD) return;
  const customer = await trx
    .selectFrom('customer')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (customer === undefined) return;
  const now = context.now();
  const told = await trx
    .selectFrom('notification')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('title', '=', TITLE)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirst();
  if (told !== undefined) return;
  await trx
    .insertInto('notification')
    .values({
      customer_id: customer.id,
      title: TITLE,
      body: 'Someone has entered wrong one-time passwords for your mobile number. Share an OTP with nobody; we never ask for it.',
      data: JSON.stringify({ path: 'profile', value: null }),
      created_at: now,
    })
    .execute();
};
