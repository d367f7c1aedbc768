import type { Option } from 'fp-ts/Option';
import type { OrderAttempt } from '../../domain/checkout/orderAttempt';
import type { OrderForm } from '../../domain/checkout/orderForm';
import type { OrderId } from '../../domain/transactions/transaction';

/** What the browser keeps of a checkout, so that Back, a reload, a second tab or a lost response makes no second order. */
export abstract class CheckoutStorage {
  /** The attempt that every tab shares, until log-out. */
  abstract attempt(): Option<OrderAttempt>;
  abstract keepAttempt(attempt: OrderAttempt): void;
  abstract forgetAttempt(): void;
  /** The order form as last typed, in any tab. */
  abstract form(): Option<OrderForm>;
  abstract keepForm(form: OrderForm): void;
  /** The discount code that applies in every tab; '' without one. */
  abstract discountCode(): string;
  abstract keepDiscountCode(code: string): void;
  /** Whether 'Payment Completed' was tracked for this order in this tab. */
  abstract isCompletionNotified(orderId: OrderId): boolean;
  abstract markCompletionNotified(orderId: OrderId): void;
}
