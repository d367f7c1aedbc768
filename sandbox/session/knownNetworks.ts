import { isSameHome } from '../http/clientAddress';
import type { Sought } from './sentCodes';

/** A network counts as the customer's for so long after a sign-in from it. */
const REMEMBERED = 180 * 86_400_000;

/** Tells whether the number has signed in from this network before: its customer's share is not spent by strangers. */
export const knownNetworks = async ({
  context,
  trx,
  phone,
}: Sought): Promise<(visitor: string) => boolean> => {
  const used = await trx
    .selectFrom('one_time_password')
    .select('used_by')
    .distinct()
    .where('phone', '=', phone)
    .where('used_by', 'is not', null)
    .where('used_at', '>', new Date(context.now().getTime() - REMEMBERED))
    .execute();
  return (visitor) => used.some(({ used_by: known }) => isSameHome(known ?? '', visitor));
};
