import * as TE from 'fp-ts/TaskEither';
import type { CartGateway } from '../../src/application/ports/CartGateway';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { Cart, CartPayment } from '../../src/domain/cart/cart';
import { cancelledAt, unlessCancelled } from './unlessCancelled';

/** An in-memory cart; a test changes it as the backend would, or makes its reads fail. */
export class InMemoryCartGateway implements CartGateway {
  failure: GatewayError | undefined = undefined;
  readings = 0;
  /** Recomputes the cart on every read as the backend would, for example its totals. */
  reprice: (cart: Cart) => Cart = (cart) => cart;

  readonly removed: string[] = [];
  /** Removes what is removed next, but loses the response. */
  losesAnswer = false;
  readonly codes: string[] = [];
  removeFailure: GatewayError | undefined = undefined;
  codeFailure: GatewayError | undefined = undefined;
  /** While it is held, a code waits for it. */
  gate: Promise<void> = Promise.resolve();
  /** The response to a removal waits for this; the line is gone before it. */
  removeGate: Promise<void> = Promise.resolve();

  constructor(
    public cart: Cart,
    /** The cart's payment by the discount codes that hold. */
    public payments: Readonly<Record<string, CartPayment>> = {},
  ) {}

  load(signal?: AbortSignal): TE.TaskEither<GatewayError, Cart> {
    return unlessCancelled(signal, () => {
      this.readings += 1;
      return this.failure === undefined ? TE.right(this.reprice(this.cart))() : TE.left(this.failure)();
    });
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }

  remove(lineId: string, signal?: AbortSignal): TE.TaskEither<GatewayError, void> {
    return unlessCancelled(signal, async () => {
      this.removed.push(lineId);
      if (this.removeFailure !== undefined) return TE.left<GatewayError, void>(this.removeFailure)();
      const lines = this.cart.lines.filter((line) => line.id !== lineId);
      if (lines.length === this.cart.lines.length)
        return TE.left<GatewayError, void>(gatewayError('NotFound', 'Cart item not found.'))();
      this.cart = { ...this.cart, lines };
      if (this.losesAnswer) return TE.left(gatewayError('Unreachable'))();
      if (await cancelledAt(this.removeGate, signal)) return TE.left(gatewayError('Cancelled'))();
      return TE.right<GatewayError, void>(undefined)();
    });
  }

  applyCode(code: string, signal?: AbortSignal): TE.TaskEither<GatewayError, CartPayment> {
    return unlessCancelled(signal, async () => {
      this.codes.push(code);
      if (await cancelledAt(this.gate, signal)) return TE.left(gatewayError('Cancelled'))();
      const payment = this.payments[code];
      if (this.codeFailure !== undefined) return TE.left<GatewayError, CartPayment>(this.codeFailure)();
      return payment === undefined
        ? TE.left(gatewayError('Rejected', 'Invalid coupon code.'))()
        : TE.right(payment)();
    });
  }
}
