import * as TE from 'fp-ts/TaskEither';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import type { CartGateway } from '../../application/ports/CartGateway';
import type { Log } from '../../application/ports/Log';
import { accepted, acceptedByName, recordIn } from '../wire/unwrap';
import { encodedPath } from './addresses';
import { isNone } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { type Either, isLeft, isRight, left } from 'fp-ts/Either';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Cart, CartLineId, CartPayment } from '../../domain/cart/cart';
import { acceptedCart, toCart, toCartPayment } from './cartWire';

/** Totals without a payable amount must not take the place of those that the cart has. */
const readableTotals = (json: unknown): Either<GatewayError, CartPayment> => {
  const payment = toCartPayment(json);
  const isUnreadable = isRight(payment) && isNone(payment.right.payable);
  return isUnreadable ? left(gatewayError('Malformed')) : payment;
};

export class HttpCartGateway implements CartGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  load(signal?: AbortSignal): TE.TaskEither<GatewayError, Cart> {
    return pipe(
      this.deps.api.get('user/cart', stoppable(signal)),
      TE.flatMapEither(acceptedCart),
      TE.flatMapEither(toCart(this.deps.log)),
    );
  }

  remove(lineId: CartLineId, signal?: AbortSignal): TE.TaskEither<GatewayError, void> {
    return pipe(
      this.deps.api.delete(`/remove-cart-item/${encodedPath(lineId)}`, stoppable(signal)),
      TE.flatMapEither(accepted),
      TE.map(() => undefined),
    );
  }

  applyCode(code: string, signal?: AbortSignal): TE.TaskEither<GatewayError, CartPayment> {
    return pipe(
      this.deps.api.post('/apply-discount-code', { discount_code: code }, stoppable(signal)),
      TE.flatMapEither((body) => {
        const yes = acceptedByName(body);
        if (isLeft(yes)) return yes;
        const record = recordIn(body, ['payment']);
        return isRight(record) ? readableTotals(record.right['payment']) : record;
      }),
    );
  }
}
