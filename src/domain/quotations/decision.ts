import { isRight, left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { isPending } from './quotation';
import type { Quotation, QuotationStatus } from './quotation';

/** A customer's decision about a quotation. */
export type QuotationDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'deny'; readonly remarks: string };

export type QuotationDecisionRefused =
  | { readonly kind: 'QuotationNotPending'; readonly status: QuotationStatus }
  | { readonly kind: 'RemarksMissing' };

/** Only a pending quotation can be accepted (QUOT-17). */
export const accept = (
  quotation: Pick<Quotation, 'status'>,
): Either<QuotationDecisionRefused, QuotationDecision> =>
  isPending(quotation.status)
    ? right({ kind: 'accept' })
    : left({ kind: 'QuotationNotPending', status: quotation.status });

/** Only a pending quotation can be denied, and only with a reason that is not blank (QUOT-17, QUOT-19). */
export const deny = (
  quotation: Pick<Quotation, 'status'>,
  remarks: string,
): Either<QuotationDecisionRefused, QuotationDecision> => {
  if (!isPending(quotation.status)) return left({ kind: 'QuotationNotPending', status: quotation.status });
  if (remarks.trim() === '') return left({ kind: 'RemarksMissing' });
  return right({ kind: 'deny', remarks: remarks.trim() });
};

/** Whether accept and deny are offered. */
export const canDecide = (quotation: Pick<Quotation, 'status'>): boolean => isRight(accept(quotation));

/** Whether 'Submit Rejection' is enabled. */
export const canDeny = (quotation: Pick<Quotation, 'status'>, remarks: string): boolean =>
  isRight(deny(quotation, remarks));
