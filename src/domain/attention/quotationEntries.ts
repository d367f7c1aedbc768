import { isSome } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import { expiryOf } from '../quotations/expiry';
import { isPending, type Quotation } from '../quotations/quotation';
import { dueOf } from './due';
import type { Entry } from './entry';

const isOver = ({ expiresAt }: Quotation, now: Instant): boolean => {
  const expiry = expiryOf(expiresAt, now);
  return isSome(expiry) && expiry.value.kind === 'over';
};

/** A pending quotation waits for a decision until it has expired (NEED-02). */
export const quotationEntries = (quotation: Quotation, now: Instant): readonly Entry[] => {
  if (!isPending(quotation.status) || isOver(quotation, now)) return [];
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
