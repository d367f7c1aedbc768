import { type Either, isLeft } from 'fp-ts/Either';
import type { Cart } from '../../domain/cart/cart';
import type { CartGateway } from '../ports/CartGateway';
import type { GatewayError } from '../ports/gatewayError';
import type { Log } from '../ports/Log';

/** Reads the cart; the top bar has no message for a failure, so it is logged here (section 8). */
export class LoadCart {
  constructor(
    private readonly carts: CartGateway,
    private readonly log: Log,
  ) {}

  async execute(): Promise<Either<GatewayError, Cart>> {
    const answer = await this.carts.load()();
    if (isLeft(answer)) this.log.failure('The cart could not be loaded.', answer.left.kind);
    return answer;
  }
}
