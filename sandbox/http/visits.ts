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

/** Limits how often one address may call without a token. Refuses with 429 before the body is read. */
export const limitVisits =
  (context: SandboxContext, call: string): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const { calls, ends_at: ends } = await countVisit(context, { visitor: visitorOf(context, c), call });
    if (calls === 1) await forgetOld(context);
    if (calls > context.config.limits.calls) {
      const wait = ends.getTime() - context.now().getTime();
      throw new TooManyRequests(
        `Too many attempts from your connection. Please try again in ${minutesText(wait)}.`,
        wait,
        { type: 'failed' },
      );
    }
    await next();
  };
