import type { Instant } from '../dates/instant';
import { waitsForDecision } from '../quotations/expiry';
import type { Quotation } from '../quotations/quotation';
import { dueOf } from './due';
import type { Entry } from './entry';

/** A pending quotation waits for a decision until it has expired (NEED-02). */
export const quotationEntries = (quotation: Quotation, now: Instant): readonly Entry[] => {
  if (!waitsForDecision(quotation, now)) return [];
  const { id, names, payable, expiresAt, createdAt } = quotation;
  return [
    {
      kind: 'decideQuotation',
      id,
      subject: names,
      amount: payable,
      due: dueOf(expiresAt, now),
      since: createdAt,
      place: { kind: 'quotation', id },
    },
  ];
};
