import { left, right, type Either } from 'fp-ts/Either';
import { isNone, none } from 'fp-ts/Option';
import { submittedService, type SubmittedService } from '../cart/submittedService';
import { readTypedRupees } from '../money/readTypedRupees';
import { type SubService, subServiceId } from './service';

/** The service whose amount the customer enters (SERV-31). */
export const FREE_PAYMENT_ID = subServiceId('162');

/** The question whose answer is the purpose (AMB-40). */
export const PURPOSE_QUESTION = 'Purpose of payment';

export type FreePaymentRefused =
  | { readonly kind: 'FreePaymentIncomplete' }
  | { readonly kind: 'FreeAmountInvalid' };

/** Whether the customer enters the amount of this sub-service (SERV-31). */
export const isFreePayment = (subService: Pick<SubService, 'id'>): boolean =>
  subService.id === FREE_PAYMENT_ID;

/**
 * What is submitted for a free payment. Refuses a blank purpose or amount (rupees as people write them), and an amount
 * that is not a number of at least 0; 0 itself is accepted (SERV-32, SERV-33, BUY-08, AMB-40).
 */
export const checkFreePayment = (
  purpose: string,
  amountText: string,
  spelling: Pick<SubService, 'pricingModelText' | 'kindText'>,
): Either<FreePaymentRefused, SubmittedService> => {
  if (purpose.trim() === '' || amountText.trim() === '') return left({ kind: 'FreePaymentIncomplete' });
  const amount = readTypedRupees(amountText);
  if (isNone(amount)) return left({ kind: 'FreeAmountInvalid' });
  return right(
    submittedService({
      serviceId: FREE_PAYMENT_ID,
      amount: amount.value,
      questions: [{ id: '', question: PURPOSE_QUESTION, answer: purpose.trim(), asReceived: none }],
      pricingModelText: spelling.pricingModelText,
      kindText: spelling.kindText,
    }),
  );
};
