import type { Db } from '../context';
import { QUOTATION_STATUS } from './status';

const { pending, accepted, paid } = QUOTATION_STATUS;

/**
 * Whether a request has a quotation that can still be accepted or already was; denied and expired ones do not
 * count.
 */
export const hasStandingQuotation = async (db: Db, requestId: number, now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('quotation')
    .select('id')
    .where('request_id', '=', requestId)
    .where((build) =>
      build.or([
        build('status', 'in', [accepted, paid]),
        build('status', '=', pending).and('expiry_date', '>', now),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
};
