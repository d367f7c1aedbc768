import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { PurchaseGateway } from '../../application/ports/PurchaseGateway';
import type { CartAddition } from '../../domain/cart/addition';
import { toAdditionBody } from './additionBody';
import type { ApiClient } from './ApiClient';
import { keyed, type WriteOptions } from './apiRequest';
import { isExplicitlyAccepted } from '../wire/unwrap';

export class HttpPurchaseGateway implements PurchaseGateway {
  constructor(private readonly deps: { readonly api: ApiClient }) {}

  addToCart(addition: CartAddition, key: string, signal?: AbortSignal): TE.TaskEither<GatewayError, void> {
    return this.submit('/add-to-cart', addition, keyed(key, signal));
  }

  requestQuotation(
    addition: CartAddition,
    key: string,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, void> {
    return this.submit('/add-quotation', addition, keyed(key, signal));
  }

  // Both calls must name a good status: a bare 2xx is no success here (SERV-25).
  private submit(
    path: string,
    addition: CartAddition,
    options: WriteOptions,
  ): TE.TaskEither<GatewayError, void> {
    return pipe(
      this.deps.api.post(path, toAdditionBody(addition), options),
      TE.flatMapEither(isExplicitlyAccepted),
      TE.map(() => undefined),
    );
  }
}
