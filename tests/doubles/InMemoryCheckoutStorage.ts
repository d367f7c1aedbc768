import { none, type Option, some } from 'fp-ts/Option';
import type { CheckoutStorage } from '../../src/application/ports/CheckoutStorage';
import type { OrderAttempt } from '../../src/domain/checkout/orderAttempt';
import type { OrderForm } from '../../src/domain/checkout/orderForm';

/** What a tab remembers of a checkout, in memory. */
export class InMemoryCheckoutStorage implements CheckoutStorage {
  private readonly notified = new Set<string>();
  private code = '';
  private keptAttempt: Option<OrderAttempt> = none;
  private keptForm: Option<OrderForm> = none;

  attempt(): Option<OrderAttempt> {
    return this.keptAttempt;
  }

  keepAttempt(attempt: OrderAttempt): void {
    this.keptAttempt = some(attempt);
  }

  forgetAttempt(): void {
    this.keptAttempt = none;
  }

  form(): Option<OrderForm> {
    return this.keptForm;
  }

  keepForm(form: OrderForm): void {
    this.keptForm = some(form);
  }

  discountCode(): string {
    return this.code;
  }

  keepDiscountCode(code: string): void {
    this.code = code;
  }

  isCompletionNotified(orderId: string): boolean {
    return this.notified.has(orderId);
  }

  markCompletionNotified(orderId: string): void {
    this.notified.add(orderId);
  }
}
