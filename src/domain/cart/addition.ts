import type { SubServiceId } from '../catalogue/service';
import type { Paise } from '../money/money';
import { DEFAULT_FREQUENCY, DEFAULT_QUANTITY, DEFAULT_TURNAROUND_DAYS } from './defaults';

/** A question as it is sent: the fields as received, and the answer. */
export type AdditionQuestion = Readonly<Record<string, unknown>>;

/** The payload of adding to the cart and of requesting a quotation (SERV-23). */
export interface CartAddition {
  readonly serviceId: SubServiceId;
  readonly quantity: typeof DEFAULT_QUANTITY;
  readonly amount: Paise;
  readonly questions: readonly AdditionQuestion[];
  readonly frequency: typeof DEFAULT_FREQUENCY;
  readonly turnaroundDays: typeof DEFAULT_TURNAROUND_DAYS;
  /** As the backend spells it. */
  readonly pricingModelText: string;
  /** The sub-service's type, as the backend spells it. */
  readonly kindText: string;
}

/** The part of an addition that differs from one to the next. */
export type Added = Pick<
  CartAddition,
  'serviceId' | 'amount' | 'questions' | 'pricingModelText' | 'kindText'
>;

/** An addition with the payload defaults: quantity one, monthly, five days (SERV-24). */
export const cartAddition = (added: Added): CartAddition => ({
  ...added,
  quantity: DEFAULT_QUANTITY,
  frequency: DEFAULT_FREQUENCY,
  turnaroundDays: DEFAULT_TURNAROUND_DAYS,
});
