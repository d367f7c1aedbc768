import { left, right, type Either } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { cartAddition, type CartAddition } from '../cart/addition';
import { readRupees } from '../money/readRupees';
import type { SubService } from './service';

/** The service whose amount the customer enters (section 9). */
export const FREE_PAYMENT_ID = '162';

/** The smallest amount, in rupees, that may be entered (section 5). */
export const FREE_PAYMENT_MINIMUM = 0;

/** The question under which the purpose travels (AMB-40). */
export const PURPOSE_QUESTION = 'Purpose of payment';

export type FreePaymentRefused =
  | { readonly kind: 'FreePaymentIncomplete' }
  | { readonly kind: 'FreeAmountInvalid' };

/** Whether the customer enters the amount of this sub-service (section 5, special service 162). */
export const isFreePayment = (subService: Pick<SubService, 'id'>): boolean =>
  subService.id === FREE_PAYMENT_ID;

/**
 * The cart addition of a free payment; purpose and amount (rupees as typed) must not be blank, and the amount must be
 * a number of at least 0, which may itself be paid (section 5, AMB-40).
 */
export const checkFreePayment = (
  purpose: string,
  amountText: string,
  spelling: Pick<SubService, 'pricingModelText' | 'kindText'>,
): Either<FreePaymentRefused, CartAddition> => {
  if (purpose.trim() === '' || amountText.trim() === '') return left({ kind: 'FreePaymentIncomplete' });
  const amount = readRupees(amountText);
  if (isNone(amount) || amount.value < FREE_PAYMENT_MINIMUM) return left({ kind: 'FreeAmountInvalid' });
  return right(
    cartAddition({
      serviceId: FREE_PAYMENT_ID,
      amount: amount.value,
      questions: [{ question: PURPOSE_QUESTION, answer: purpose.trim() }],
      pricingModelText: spelling.pricingModelText,
      kindText: spelling.kindText,
    }),
  );
};
