import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './schema';

/** Secrets created once per database, so that several processes sharing it agree. */
export type Secrets = {
  readonly otp: string;
  readonly captcha: string;
  readonly captchaKey: string;
  readonly links: string;
  readonly desk: string;
  readonly payment: string;
};

const secretNamed = async (db: Kysely<Tables>, name: string): Promise<string> => {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
};

/** Reads the program's secrets, creating the missing ones. */
export const readSecrets = async (db: Kysely<Tables>): Promise<Secrets> => ({
  otp: await secretNamed(db, 'otp'),
  captcha: await secretNamed(db, 'captcha'),
  captchaKey: await secretNamed(db, 'captcha-key'),
  links: await secretNamed(db, 'links'),
  desk: await secretNamed(db, 'desk'),
  payment: await secretNamed(db, 'payment'),
});
