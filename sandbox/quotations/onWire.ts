import type { Selectable } from 'kysely';
import { paymentOnWire } from '../cart/cart';
import { totalsOf } from '../cart/totals';
import type { QuotationRequestTable, QuotationTable } from '../database/tables/trade';
import { QUOTATION_STATUS } from './status';

/** A pending quotation past its expiry date reads as expired. */
const statusOf = (row: Selectable<QuotationTable>, now: Date): number =>
  row.status === QUOTATION_STATUS.pending && row.expiry_date <= now ? QUOTATION_STATUS.expired : row.status;

/** A quotation in its wire shape; `items` and `payment` are JSON texts. */
export const quotationOnWire = (row: Selectable<QuotationTable>, now: Date): object => {
  const line = { amount_paise: row.amount_paise, qty: 1, advance_percent: 100 };
  return {
    id: row.id,
    status: statusOf(row, now),
    items: row.items,
    service_name: row.service_name,
    created_at: row.created_at.toISOString(),
    expiry_date: row.expiry_date.toISOString(),
    expert_remarks: row.expert_remarks,
    file_path: row.file_path,
    payment: JSON.stringify(paymentOnWire(totalsOf([line], null))),
  };
};

/** A quotation request in its wire shape; `questions` is JSON text. */
export const requestOnWire = (row: Selectable<QuotationRequestTable>): object => ({
  id: row.id,
  service_name: row.service_name,
  status: row.status,
  created_at: row.created_at.toISOString(),
  questions: row.questions,
  question: row.questions,
});
