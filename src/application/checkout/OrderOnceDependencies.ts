import type { Analytics } from '../ports/Analytics';
import type { CartGateway } from '../ports/CartGateway';
import type { CheckoutStorage } from '../ports/CheckoutStorage';
import type { Clock } from '../ports/Clock';
import type { ExclusiveLock } from '../ports/ExclusiveLock';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { OrderGateway } from '../ports/OrderGateway';
import type { SessionStorage } from '../ports/SessionStorage';
import type { TransactionGateway } from '../ports/TransactionGateway';

/** What making one order asks for. */
export interface OrderOnceDependencies {
  readonly orders: OrderGateway;
  readonly carts: CartGateway;
  readonly transactions: TransactionGateway;
  readonly analytics: Analytics;
  readonly storage: CheckoutStorage;
  readonly session: SessionStorage;
  readonly clock: Clock;
  readonly keys: IdempotencyKeys;
  readonly lock: ExclusiveLock;
}
