import type { SandboxContext } from '../context';
import type { Trx } from '../database/schema';
import { LIMIT_WINDOW } from '../limits';

export type SentCode = {
  readonly id: number;
  readonly code_hash: string;
  /** The visitor who requested the code. */
  readonly visitor: string;
  readonly created_at: Date;
};

export type Sought = { readonly context: SandboxContext; readonly trx: Trx; readonly phone: string };

/**
 * The codes of the last ten minutes that are still active, newest first: those sent after the last sign-in
 * with a code. One that lies further ahead was sent before the clock was set back: it counts no more, or it
 * would be valid and stop new codes for as long.
 */
export const standingCodes = async ({ context, trx, phone }: Sought): Promise<readonly SentCode[]> => {
  const now = context.now().getTime();
  const codes = await trx
    .selectFrom('one_time_password')
    .select(['id', 'code_hash', 'visitor', 'created_at', 'used_at'])
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now - LIMIT_WINDOW))
    .where('created_at', '<=', new Date(now + LIMIT_WINDOW))
    .orderBy('id', 'desc')
    .execute();
  const used = codes.findIndex((code) => code.used_at !== null);
  return used === -1 ? codes : codes.slice(0, used);
};
