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

/** The quotations and all others that answer the same requests. */
export const quotationsBeside = async (db: Db, ids: readonly number[]): Promise<readonly number[]> => {
  const found = await db
    .selectFrom('quotation as given')
    .innerJoin('quotation as beside', (join) =>
      join.on((build) =>
        build.or([
          build('beside.id', '=', build.ref('given.id')),
          build('beside.request_id', '=', build.ref('given.request_id')),
        ]),
      ),
    )
    .select('beside.id')
    .where('given.id', 'in', ids)
    .execute();
  return found.map(({ id }) => id);
};

/** Whether another quotation for the same request was paid, so that this one would be bought a second time. */
export const isPaidBeside = async (db: Db, id: number): Promise<boolean> => {
  const found = await db
    .selectFrom('quotation')
    .select('id')
    .where('id', 'in', await quotationsBeside(db, [id]))
    .where('status', '=', paid)
    .executeTakeFirst();
  return found !== undefined;
};
