import type { CartAddition } from '../../domain/cart/addition';
import { paiseToRupees } from '../../domain/money/money';
import type { WireRecord } from './unwrap';

/** The backend numbers its services; an id that is not exactly a number is sent as text. */
export const numberOrText = (id: string): number | string => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
};

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
