import * as TE from 'fp-ts/TaskEither';
import type { CartGateway } from '../../src/application/ports/CartGateway';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { Cart } from '../../src/domain/cart/cart';

/** A cart that stands in memory; a test changes it as the backend would, or makes its reading fail. */
export class InMemoryCartGateway implements CartGateway {
  failure: GatewayError | undefined = undefined;
  readings = 0;
  /** What the backend makes of the cart when it is read, such as totals that follow from its lines. */
  reprice: (cart: Cart) => Cart = (cart) => cart;

  constructor(public cart: Cart) {}

  load(): TE.TaskEither<GatewayError, Cart> {
    return () => {
      this.readings += 1;
      return this.failure === undefined ? TE.right(this.reprice(this.cart))() : TE.left(this.failure)();
    };
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }
}
