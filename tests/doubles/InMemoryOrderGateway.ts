import { some } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../src/application/ports/Clock';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { OrderGateway } from '../../src/application/ports/OrderGateway';
import type { Order } from '../../src/domain/checkout/order';
import type { Paise } from '../../src/domain/money/money';
import { type OrderId, orderId, type Transaction } from '../../src/domain/transactions/transaction';
import { aTransaction } from '../domain/transactions/aTransaction';
import type { InMemoryTransactionGateway } from './InMemoryTransactionGateway';
import { unlessCancelled } from './unlessCancelled';

const NO_ORDER = orderId('');

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
  /** What the list says of an order besides, where the test sets it. */
  readonly listedAs?: (order: Order) => Partial<Transaction>;
}

/**
 * A backend that creates an order for every call, or for every key; a test can make it fail or lose its
 * responses.
 */
export class InMemoryOrderGateway implements OrderGateway {
  readonly calls: PlacedCall[] = [];
  /** Ids of the orders that exist. */
  readonly made: OrderId[] = [];
  failure: GatewayError | undefined = undefined;
  /** Whether a failed call was still processed, because its response was lost. */
  losesAnswers = false;
  /** Responses wait for this. */
  gate: Promise<void> = Promise.resolve();
  readonly honoursKeys: boolean;
  private readonly byKey = new Map<string, OrderId>();

  constructor(private readonly backend: OrderBackend) {
    this.honoursKeys = backend.honoursKeys ?? true;
  }

  place(order: Order, key: string, signal?: AbortSignal): TE.TaskEither<GatewayError, OrderId> {
    return unlessCancelled(signal, async () => {
      this.calls.push({ order, key });
      if (this.backend.isCartEmpty?.() === true)
        return TE.left(gatewayError('Rejected', 'Your cart is empty.'))();
      const { failure } = this;
      const id = failure === undefined || this.losesAnswers ? this.make(order, key) : NO_ORDER;
      await this.gate;
      return failure === undefined ? TE.right<GatewayError, OrderId>(id)() : TE.left(failure)();
    });
  }

  private make(order: Order, key: string): OrderId {
    const { list, clock, total } = this.backend;
    const earlier = this.honoursKeys ? this.byKey.get(key) : undefined;
    if (earlier !== undefined) return earlier;
    const id = orderId(String(77 + this.made.length));
    this.made.push(id);
    this.byKey.set(key, id);
    const createdAt = some({ kind: 'moment' as const, at: clock.now() });
    const placed = { orderId: id, createdAt, payment: 'otherwise' as const, paymentText: 'Pending' };
    const sums = this.backend.listedAs?.(order) ?? { total: some(total) };
    const listed = aTransaction({ ...placed, id: `row-${id}`, ...sums });
    list.transactions = [...list.transactions, listed];
    return id;
  }
}
