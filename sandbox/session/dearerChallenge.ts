import type { SandboxContext } from '../context';
import { LIMIT_WINDOW } from '../limits';

/** The entry of a visitor among the counted calls; its count is the factor of the next challenge. */
const CALL = 'dearer challenge';

/** The next challenges of this visitor cost more, since the number has been asked for too often by strangers. */
export const demandDearer = async (
  context: SandboxContext,
  visitor: string,
  factor: number,
): Promise<void> => {
  const due = { calls: factor, ends_at: new Date(context.now().getTime() + LIMIT_WINDOW) };
  await context.db
    .insertInto('visit')
    .values({ visitor, call: CALL, ...due })
    .onConflict((conflict) => conflict.columns(['visitor', 'call']).doUpdateSet(due))
    .execute();
};

/** By how much this visitor's next challenge is dearer than an ordinary one. */
export const demandedFactor = async (context: SandboxContext, visitor: string): Promise<number> => {
  const due = await context.db
    .selectFrom('visit')
    .select('calls')
    .where('visitor', '=', visitor)
    .where('call', '=', CALL)
    .where('ends_at', '>', context.now())
    .executeTakeFirst();
  return due?.calls ?? 1;
};
