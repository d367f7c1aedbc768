import type { CartAddition } from '../../domain/cart/addition';
import { paiseToRupees } from '../../domain/money/money';
import { numberOrText } from '../wire/numberOrText';
import type { WireRecord } from '../wire/unwrap';

/** The body of add-to-cart and add-quotation (SERV-23); the amount in rupees. */
export const toAdditionBody = (addition: CartAddition): WireRecord => ({
  service_id: numberOrText(addition.serviceId),
  qty: addition.quantity,
  amount: paiseToRupees(addition.amount),
  questions: addition.questions,
  frequency: addition.frequency,
  tat: addition.turnaroundDays,
  pricing_model: addition.pricingModelText,
  type: addition.kindText,
});
