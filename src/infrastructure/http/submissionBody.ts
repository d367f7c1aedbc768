import type { SubmittedService } from '../../domain/cart/submittedService';
import { paiseToRupees } from '../../domain/money/money';
import { numberOrText } from '../wire/numberOrText';
import type { WireRecord } from '../wire/unwrap';

/** The body of add-to-cart and add-quotation (SERV-23); the amount in rupees. */
export const submissionBody = (service: SubmittedService): WireRecord => ({
  service_id: numberOrText(service.serviceId),
  qty: service.quantity,
  amount: paiseToRupees(service.amount),
  questions: service.questions,
  frequency: service.frequency,
  tat: service.turnaroundDays,
  pricing_model: service.pricingModelText,
  type: service.kindText,
});
