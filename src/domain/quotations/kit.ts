import { isNone, isSome, none, type Option } from 'fp-ts/Option';
import { momentOf, type When } from '../dates/instant';
import type { Paise } from '../money/money';
import { isIncomplete } from '../received/incomplete';
import type { Quotation } from './quotation';
import type { AnsweredRequestQuestion } from './answered';
import { isOfService } from './names';
import type { QuotationRequest } from './request';

/**
 * The GST within the amount payable; none where it is not known to be a part of it, as when only an advance of the total
 * is payable (QKIT-01).
 */
export const gstPart = ({
  payable,
  gst,
  total,
}: Pick<Quotation, 'payable' | 'gst' | 'total'>): Option<Paise> => {
  if (isNone(payable) || isNone(gst) || gst.value <= 0 || gst.value >= payable.value) return none;
  return isSome(total) && total.value !== payable.value ? none : gst;
};

const isAfter = (later: Option<When>, earlier: Option<When>): boolean =>
  isSome(later) && isSome(earlier) && momentOf(later.value) > momentOf(earlier.value);

/** What a quotation was asked for: its items say so only where it has no name of its own, and may be for more than was asked. */
const askedFor = ({ serviceName, names }: Quotation): Pick<Quotation, 'serviceName' | 'names'> => ({
  serviceName,
  names: serviceName.trim() === '' ? names : [],
});

/** A request is answered by a quotation for the same service that does not precede it. */
const isAnsweredBy = (request: QuotationRequest, quotation: Quotation): boolean =>
  request.status === 'used' &&
  isOfService(askedFor(quotation), request.serviceName) &&
  !isAfter(request.createdAt, quotation.createdAt);

/**
 * What the customer answered before this quotation was made: the quotation's own questions, else those of the only
 * request that it can belong to. Where several can, or one could not be read, nobody can tell, and it is empty (QKIT-01).
 */
export const answersBehind = (
  quotation: Quotation,
  requests: readonly QuotationRequest[],
): readonly AnsweredRequestQuestion[] => {
  if (quotation.questions.length > 0) return quotation.questions;
  const [request, ...others] = requests.filter((one) => isAnsweredBy(one, quotation));
  const isOnly = others.length === 0 && !isIncomplete(requests);
  return request !== undefined && isOnly ? request.questions : [];
};
