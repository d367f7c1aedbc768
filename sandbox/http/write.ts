import { createHash } from 'node:crypto';
import { customerTransaction } from '../database/customerLock';
import type { Trx } from '../database/schema';
import type { SandboxContext } from '../context';
import type { Call } from './environment';
import type { Body } from './fields';
import { readJson } from './jsonBody';
import { minutesText, Refusal, TooManyRequests } from './refusal';
import { ownJson } from './shape';
import { waitOf } from './visits';

export type WriteResult = { readonly status: 200; readonly body: object };
export type Input<T> = { readonly value: T; readonly fingerprint: string };

export type Work<T> = {
  readonly context: SandboxContext;
  readonly trx: Trx;
  readonly customerId: number;
  readonly input: T;
  readonly c: Call;
};

export type Write<T> = {
  /** Reads the whole request before the transaction starts, so that a slow client blocks nobody. */
  readonly read: (c: Call) => Promise<Input<T>>;
  readonly run: (work: Work<T>) => Promise<WriteResult>;
};

/** A digest of the request, to tell a repeated write from a different one under the same key. */
export const fingerprintOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex');
};

export const ok = (body: object): WriteResult => ({ status: 200, body });

export const jsonInput = async (c: Call): Promise<Input<Body>> => {
  const value = await readJson(c);
  return { value, fingerprint: fingerprintOf(JSON.stringify(value)) };
};

export const noInput = async (): Promise<Input<null>> => ({ value: null, fingerprint: '' });

type Claim = {
  readonly trx: Trx;
  readonly customerId: number;
  readonly key: string;
  readonly fingerprint: string;
};

/**
 * Claims the key; a concurrent claim of another process waits here. Returns the stored response of an earlier
 * write.
 */
const earlierResult = async (context: SandboxContext, claim: Claim): Promise<WriteResult | null> => {
  const { trx, customerId, key, fingerprint } = claim;
  const claimed = await trx
    .insertInto('idempotency')
    .values({ customer_id: customerId, key, fingerprint, status: null, created_at: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  const earlier = await trx
    .selectFrom('idempotency')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.fingerprint !== fingerprint) {
    throw new Refusal(422, 'This Idempotency-Key was already used for another request.');
  }
  return {
    status: 200,
    body: ownJson<object>(earlier.body ?? '{}'),
  };
};

const keyOf = (c: Call): string | null => {
  const key = c.req.header('idempotency-key');
  if (key === undefined || key === '') return null;
  if (key.length > 200) throw new Refusal(422, 'The Idempotency-Key is too long.');
  return key;
};

/** Refuses with 429 a customer who writes too often, before the body is read. */
const refuseTooMany = async (context: SandboxContext, customerId: number): Promise<void> => {
  const visit = { visitor: `customer ${customerId}`, call: 'write' };
  const wait = await waitOf(context, visit, context.config.limits.writes);
  if (wait > 0)
    throw new TooManyRequests(`Too many changes. Please try again in ${minutesText(wait)}.`, wait, {
      status: false,
    });
};

/**
 * Runs a customer's write as one database transaction, serialized per customer: it is stored completely or
 * not at all, and under an Idempotency-Key it happens once and every repetition gets the same response. Any
 * error rolls it back, the key included.
 */
export const customerWrite =
  <T>(context: SandboxContext, write: Write<T>): ((c: Call) => Promise<Response>) =>
  async (c) => {
    const key = keyOf(c);
    const customerId = c.get('customerId');
    await refuseTooMany(context, customerId);
    const { value, fingerprint } = await write.read(c);
    const result = await customerTransaction(context, customerId, async (trx) => {
      const work: Work<T> = { context, trx, customerId, input: value, c };
      if (key === null) return write.run(work);
      const claim = {
        trx,
        customerId,
        key,
        fingerprint: fingerprintOf(c.req.method, c.req.path, fingerprint),
      };
      const earlier = await earlierResult(context, claim);
      if (earlier !== null) return earlier;
      const fresh = await write.run(work);
      await trx
        .updateTable('idempotency')
        .set({ status: fresh.status, body: JSON.stringify(fresh.body) })
        .where('customer_id', '=', customerId)
        .where('key', '=', key)
        .execute();
      return fresh;
    });
    return c.json(result.body, result.status);
  };
