import type { Trx } from '../http/write';

/**
 * Codes of a quotation request. The list reads 2 as denied, the dashboard as accepted (REQ-05, REQ-11), so no move leads
 * there: what was quoted, accepted or paid is 1 in both tables, and a denied request is the dashboard's rejected.
 */
const STATUSES = { quoted: 1, denied: 3 } as const;

/** Moves the request behind a quotation; nothing where the expert quoted without one. */
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
