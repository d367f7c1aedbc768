import type { Paise } from '../money/money';
import { DEFAULT_FREQUENCY, DEFAULT_QUANTITY, DEFAULT_TURNAROUND_DAYS } from './defaults';

/** A question as it is sent along: the fields it was received with and its answer. */
export type AdditionQuestion = Readonly<Record<string, unknown>>;

/** What is asked for: a line of the cart or a quotation, both carry the same (section 3, cart add payload). */
export interface CartAddition {
  readonly serviceId: string;
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

/** An addition with the defaults of section 9: one, monthly, five days. */
export const cartAddition = (added: Added): CartAddition => ({
  ...added,
  quantity: DEFAULT_QUANTITY,
  frequency: DEFAULT_FREQUENCY,
  turnaroundDays: DEFAULT_TURNAROUND_DAYS,
});
