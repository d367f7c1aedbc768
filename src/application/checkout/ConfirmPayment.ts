import { isRight } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import type { NamedResult } from '../../domain/checkout/paymentResult';
import {
  isAttemptPaid,
  isPaymentCompleted,
  type ResultFindings,
  settle,
} from '../../domain/checkout/settledResult';
import type { OrderId, Transaction } from '../../domain/transactions/transaction';
import type { Analytics } from '../ports/Analytics';
import type { CheckoutStorage } from '../ports/CheckoutStorage';
import type { TransactionGateway } from '../ports/TransactionGateway';

/** Reads from the customer's orders what became of a payment; analytics tracks a completed one once (ANLY-05, AMB-32). */
export class ConfirmPayment {
  constructor(
    private readonly deps: {
      readonly transactions: TransactionGateway;
      readonly storage: CheckoutStorage;
      readonly analytics: Analytics;
    },
  ) {}

  async execute(named: NamedResult, signal?: AbortSignal): Promise<ResultFindings<Transaction>> {
    const orders = await this.deps.transactions.all(signal)();
    const findings = {
      orders: isRight(orders) ? some(orders.right) : none,
      attempt: this.deps.storage.attempt(),
    };
    if (isPaymentCompleted(settle(named, findings, none))) this.trackOnce(named.orderId);
    // The next cart does not take the discount code of an order that is paid.
    if (isAttemptPaid(named.orderId, findings)) this.deps.storage.keepDiscountCode('');
    return findings;
  }

  private trackOnce(orderId: OrderId): void {
    if (orderId === '' || this.deps.storage.isCompletionNotified(orderId)) return;
    this.deps.storage.markCompletionNotified(orderId);
    this.deps.analytics.track('Payment Completed', { order_id: orderId });
  }
}
