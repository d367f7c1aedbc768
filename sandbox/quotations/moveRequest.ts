import type { Trx } from '../database/schema';

/**
 * Codes of a quotation request. The list reads 2 as denied but the dashboard as accepted (REQ-05, REQ-11), so
 * the sandbox never sets 2: quoted, accepted and paid requests are 1 in both tables, and a denied one is 3,
 * which the dashboard reads as rejected.
 */
const STATUSES = { quoted: 1, denied: 3 } as const;

/** Moves the request behind a quotation; does nothing when the quotation has none. */
export const moveRequest = async (
  trx: Trx,
  requestId: number | null,
  to: keyof typeof STATUSES,
): Promise<void> => {
  if (requestId === null) return;
  await trx
    .updateTable('quotation_request')
    .set({ status: STATUSES[to] })
    .where('id', '=', requestId)
    .execute();
};
