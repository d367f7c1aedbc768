import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartGateway } from '../../application/ports/CartGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Cart } from '../../domain/cart/cart';
import type { ApiClient } from './ApiClient';
import { toCart } from './cartWire';
import { accepted } from './unwrap';

export class HttpCartGateway implements CartGateway {
  constructor(
    private readonly api: ApiClient,
    private readonly log: Log,
  ) {}

  load(): TE.TaskEither<GatewayError, Cart> {
    return pipe(this.api.get('user/cart'), TE.flatMapEither(accepted), TE.flatMapEither(toCart(this.log)));
  }
}
