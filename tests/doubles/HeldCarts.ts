import { type Either, left, right } from 'fp-ts/Either';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import { onAbort } from '../../src/application/ports/stoppedWaiting';
import type { Cart, CartPayment } from '../../src/domain/cart/cart';
import { aCart, aCartPayment } from './aCart';
import { InMemoryCartGateway } from './InMemoryCartGateway';

interface Call {
  readonly code: string;
  readonly accept: () => void;
  readonly signal: AbortSignal | undefined;
}

/** A cart whose codes and reads the test answers; every read brings a new cart. */
export class HeldCarts extends InMemoryCartGateway {
  readonly calls: Call[] = [];
  readonly loads: (() => void)[] = [];
  isHoldingLoads = false;

  constructor(cart: Cart = aCart()) {
    super(cart);
  }

  override load(signal?: AbortSignal) {
    return () =>
      new Promise<Either<GatewayError, Cart>>((resolve) => {
        const answer = (): void => resolve(right({ ...this.cart }));
        onAbort(signal, () => resolve(left(gatewayError('Cancelled'))));
        if (this.isHoldingLoads) this.loads.push(answer);
        else answer();
      });
  }

  override applyCode(code: string, signal?: AbortSignal) {
    return () =>
      new Promise<Either<GatewayError, CartPayment>>((resolve) => {
        onAbort(signal, () => resolve(left(gatewayError('Cancelled'))));
        const accept = (): void => resolve(right(aCartPayment({ payableText: code })));
        this.calls.push({ code, accept, signal });
      });
  }

  get sent(): readonly string[] {
    return this.calls.map(({ code }) => code);
  }
}
