import { isLeft } from 'fp-ts/Either';
import { fromEither, getOrElse, none } from 'fp-ts/Option';
import { placedOrder } from '../../domain/checkout/orderAttempt';
import type { NamedResult } from '../../domain/checkout/paymentResult';
import {
  isAttemptPaid,
  isPaymentCompleted,
  type ResultFindings,
  settle,
} from '../../domain/checkout/settledResult';
import { type OrderId, orderId, type Transaction } from '../../domain/transactions/transaction';
import type { Analytics } from '../ports/Analytics';
import type { CheckoutStorage } from '../ports/CheckoutStorage';
import type { GatewayError } from '../ports/gatewayError';
import type { TransactionGateway } from '../ports/TransactionGateway';

/** What was found out, and why the list of orders could not be read. */
export interface Confirmation extends ResultFindings<Transaction> {
  readonly failure: GatewayError | undefined;
}

/** Reads from the customer's orders what became of a payment; analytics tracks a completed one once (ANLY-05, AMB-32). */
export class ConfirmPayment {
  constructor(
    private readonly deps: {
      readonly transactions: TransactionGateway;
      readonly storage: CheckoutStorage;
      readonly analytics: Analytics;
    },
  ) {}

  async execute(named: NamedResult, signal?: AbortSignal): Promise<Confirmation> {
    const orders = await this.deps.transactions.allForCertain(signal)();
    const findings = {
      orders: fromEither(orders),
      attempt: this.deps.storage.attempt(),
      failure: isLeft(orders) ? orders.left : undefined,
    };
    if (isPaymentCompleted(settle(named, findings, none))) this.trackOnce(named.orderId);
    // The next cart does not take the discount code of an order that is paid.
    if (isAttemptPaid(named.orderId, findings)) this.deps.storage.keepDiscountCode('');
    return findings;
  }

  /** The order that was begun in this browser, for a return that got lost on its way and names none; '' if there is none. */
  begunOrder(): OrderId {
    return getOrElse(() => orderId(''))(placedOrder(this.deps.storage.attempt()));
  }

  private trackOnce(order: OrderId): void {
    if (order === '' || this.deps.storage.isCompletionNotified(order)) return;
    this.deps.storage.markCompletionNotified(order);
    this.deps.analytics.track('Payment Completed');
  }
}
