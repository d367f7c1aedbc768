import { HOUR_MS } from '../../src/domain/dates/instant';
import { createHash, randomBytes } from 'node:crypto';
import type { Db, SandboxContext } from '../context';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Order = { readonly context: SandboxContext; readonly db: Db; readonly customerId: number };

const issue = async ({ context, db, customerId }: Order, kind: 'access' | 'refresh'): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('token')
    .values({
      token_hash: hashOf(token),
      kind,
      customer_id: customerId,
      expires_at: new Date(context.now().getTime() + context.config.tokenHours * HOUR_MS),
    })
    .execute();
  return token;
};

export type TokenPair = { readonly access_token: string; readonly refresh_token: string };

/**
 * Issues a new access and refresh token; only their hashes are stored. The contract has no call that ends one, so that a
 * log-out cannot: a token lasts hours.
 */
export const issueTokens = async (order: Order): Promise<TokenPair> => ({
  access_token: await issue(order, 'access'),
  refresh_token: await issue(order, 'refresh'),
});

/** The customer of an access token; null for an unknown or expired one. */
export const customerOfToken = async (context: SandboxContext, token: string): Promise<number | null> => {
  const row = await context.db
    .selectFrom('token')
    .select('customer_id')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', 'access')
    .where('expires_at', '>', context.now())
    .executeTakeFirst();
  return row?.customer_id ?? null;
};
