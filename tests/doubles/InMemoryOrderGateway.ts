import { some } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../src/application/ports/Clock';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { OrderGateway } from '../../src/application/ports/OrderGateway';
import type { Order } from '../../src/domain/checkout/order';
import type { Paise } from '../../src/domain/money/money';
import { aTransaction } from '../domain/transactions/aTransaction';
import type { InMemoryTransactionGateway } from './InMemoryTransactionGateway';

export interface PlacedCall {
  readonly order: Order;
  readonly key: string;
}

export interface OrderBackend {
  /** The list of placed orders. */
  readonly list: InMemoryTransactionGateway;
  readonly clock: Clock;
  readonly total: Paise;
  /** Whether the same key returns the same order. */
  readonly honoursKeys?: boolean;
  /** Whether the cart is empty. */
  readonly isCartEmpty?: () => boolean;
}

/**
 * A backend that creates an order for every call, or for every key; a test can make it fail or lose its
 * responses.
 */
export class InMemoryOrderGateway implements OrderGateway {
  readonly calls: PlacedCall[] = [];
  /** Ids of the orders that exist. */
  readonly made: string[] = [];
  failure: GatewayError | undefined = undefined;
  /** Whether a failed call was still processed, because its response was lost. */
  losesAnswers = false;
  /** Responses wait for this. */
  gate: Promise<void> = Promise.resolve();
  private readonly byKey = new Map<string, string>();

  constructor(private readonly backend: OrderBackend) {}

  place(order: Order, key: string): TE.TaskEither<GatewayError, string> {
    return async () => {
      this.calls.push({ order, key });
      if (this.backend.isCartEmpty?.() === true)
        return TE.left(gatewayError('Rejected', 'Your cart is empty.'))();
      const { failure } = this;
      const id = failure === undefined || this.losesAnswers ? this.make(key) : '';
      await this.gate;
      return failure === undefined ? TE.right<GatewayError, string>(id)() : TE.left(failure)();
    };
  }

  private make(key: string): string {
    const { list, clock, total, honoursKeys = true } = this.backend;
    const earlier = honoursKeys ? this.byKey.get(key) : undefined;
    if (earlier !== undefined) return earlier;
    const orderId = String(77 + this.made.length);
    this.made.push(orderId);
    this.byKey.set(key, orderId);
    const createdAt = some({ kind: 'moment' as const, at: clock.now() });
    const placed = { orderId, createdAt, payment: 'otherwise' as const, paymentText: 'pending' };
    const listed = aTransaction({ ...placed, id: `row-${orderId}`, total: some(total) });
    list.transactions = [...list.transactions, listed];
    return orderId;
  }
}
