import type { CartAddition } from '../../domain/cart/addition';
import { paiseToRupees } from '../../domain/money/money';
import type { WireRecord } from './unwrap';

/** The backend keys services by number; an id that no number spells letter for letter is sent as it is. */
export const numberOrText = (id: string): number | string => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
};

/** The body of add-to-cart and add-quotation: the keys of section 3, the amount in rupees. */
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
