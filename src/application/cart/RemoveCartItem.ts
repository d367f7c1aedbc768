import type { Either } from 'fp-ts/Either';
import type { CartChanges } from '../ports/CartChanges';
import type { GatewayError } from '../ports/gatewayError';

/** Takes an item out of the cart (section 2, Cart). */
export class RemoveCartItem {
  constructor(private readonly changes: CartChanges) {}

  execute(lineId: string): Promise<Either<GatewayError, void>> {
    return this.changes.remove(lineId)();
  }
}
