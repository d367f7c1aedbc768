import * as TE from 'fp-ts/TaskEither';
import type { CartChanges } from '../../src/application/ports/CartChanges';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { CartPayment } from '../../src/domain/cart/cart';
import type { InMemoryCartGateway } from './InMemoryCartGateway';

/** Changes the cart of its gateway, as the backend would. Codes count until the cart is read again. */
export class InMemoryCartChanges implements CartChanges {
  readonly removed: string[] = [];
  readonly codes: string[] = [];
  removeFailure: GatewayError | undefined = undefined;
  codeFailure: GatewayError | undefined = undefined;
  /** While it is held, a code waits for it. */
  gate: Promise<void> = Promise.resolve();

  constructor(
    private readonly carts: InMemoryCartGateway,
    private readonly payments: Readonly<Record<string, CartPayment>> = {},
  ) {}

  remove(lineId: string): TE.TaskEither<GatewayError, void> {
    return () => {
      this.removed.push(lineId);
      if (this.removeFailure !== undefined) return TE.left<GatewayError, void>(this.removeFailure)();
      const lines = this.carts.cart.lines.filter((line) => line.id !== lineId);
      if (lines.length === this.carts.cart.lines.length)
        return TE.left<GatewayError, void>(gatewayError('NotFound', 'Cart item not found.'))();
      this.carts.cart = { ...this.carts.cart, lines };
      return TE.right<GatewayError, void>(undefined)();
    };
  }

  applyCode(code: string): TE.TaskEither<GatewayError, CartPayment> {
    return async () => {
      this.codes.push(code);
      await this.gate;
      const payment = this.payments[code];
      if (this.codeFailure !== undefined) return TE.left<GatewayError, CartPayment>(this.codeFailure)();
      return payment === undefined ? TE.left(gatewayError('Rejected'))() : TE.right(payment)();
    };
  }
}
