import type { CartAddition } from '../../domain/cart/addition';
import type { WireRecord } from './unwrap';

const PAISE_IN_A_RUPEE = 100;

/** The backend keys services by number; an id that is none is sent as it is. */
export const numberOrText = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);

/** The body of add-to-cart and add-quotation: the keys of section 3, the amount in rupees. */
export const toAdditionBody = (addition: CartAddition): WireRecord => ({
  service_id: numberOrText(addition.serviceId),
  qty: addition.quantity,
  amount: addition.amount / PAISE_IN_A_RUPEE,
  questions: addition.questions,
  frequency: addition.frequency,
  tat: addition.turnaroundDays,
  pricing_model: addition.pricingModelText,
  type: addition.kindText,
});
