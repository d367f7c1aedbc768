import { type Either, isLeft } from 'fp-ts/Either';
import type { Cart } from '../../domain/cart/cart';
import { sumFaults } from '../../domain/cart/sumFaults';
import type { CartGateway } from '../ports/CartGateway';
import type { GatewayError } from '../ports/gatewayError';
import type { Log } from '../ports/Log';

/** Reads the cart; the top bar has no message for a failure, so it is logged here (CART-14). */
export class LoadCart {
  constructor(private readonly deps: { readonly carts: CartGateway; readonly log: Log }) {}

  async execute(signal?: AbortSignal): Promise<Either<GatewayError, Cart>> {
    const result = await this.deps.carts.load(signal)();
    if (!isLeft(result)) this.logSumFaults(result.right);
    else if (result.left.kind !== 'Cancelled')
      this.deps.log.failure('The cart could not be loaded.', result.left.kind);
    return result;
  }

  // The amounts are shown as the server sent them; the log names the sum that is off (MONEY-07).
  private logSumFaults({ payment }: Cart): void {
    for (const { sum, difference } of sumFaults(payment))
      this.deps.log.failure(
        `The cart's ${sum} does not follow from its other amounts.`,
        `${difference} paise off`,
      );
  }
}
