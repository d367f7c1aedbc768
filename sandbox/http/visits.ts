import type { MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import type { SandboxContext } from '../context';
import { LIMIT_WINDOW } from '../limits';
import { visitorOf } from './clientAddress';
import type { Environment } from './environment';
import { minutesText, TooManyRequests } from './refusal';

type Visit = { readonly visitor: string; readonly call: string };
type Counted = { readonly calls: number; readonly ends_at: Date };

/**
 * Counts a call in one statement, so that parallel calls cannot get the same number; a window starts again
 * once it has expired, and when it ends further ahead than any can, after the clock was set back.
 */
const countVisit = (context: SandboxContext, visit: Visit): Promise<Counted> => {
  const now = context.now();
  const ends = new Date(now.getTime() + LIMIT_WINDOW);
  const isOver = sql<boolean>`(visit.ends_at <= ${now} or visit.ends_at > ${ends})`;
  return context.db
    .insertInto('visit')
    .values({ ...visit, calls: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'call']).doUpdateSet({
        calls: sql<number>`case when ${isOver} then 1 else visit.calls + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then ${ends}::timestamptz else visit.ends_at end`,
      }),
    )
    .returning(['calls', 'ends_at'])
    .executeTakeFirstOrThrow();
};

const forgetOld = async (context: SandboxContext): Promise<void> => {
  await sql`delete from visit where (visitor, call) in
    (select visitor, call from visit where ends_at < ${context.now()} for update skip locked)`.execute(
    context.db,
  );
};

/** Counts a call, and returns the wait until the next one is allowed once there were more than `most`; 0 before. */
export const waitOf = async (context: SandboxContext, visit: Visit, most: number): Promise<number> => {
  const { calls, ends_at: ends } = await countVisit(context, visit);
  if (calls === 1) await forgetOld(context);
  return calls > most ? ends.getTime() - context.now().getTime() : 0;
};

/** Limits how often one address may call without a token. Refuses with 429 before the body is read. */
export const limitVisits =
  (context: SandboxContext, call: string): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const wait = await waitOf(context, { visitor: visitorOf(context, c), call }, context.config.limits.calls);
    if (wait > 0) {
      throw new TooManyRequests(
        `Too many attempts from your connection. Please try again in ${minutesText(wait)}.`,
        wait,
        { type: 'failed' },
      );
    }
    await next();
  };
