import { type Either, isRight, left } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartChanges } from '../../application/ports/CartChanges';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { CartPayment } from '../../domain/cart/cart';
import { encodedPath } from './addresses';
import { messageIn } from './answers';
import type { ApiClient } from './ApiClient';
import { toCartPayment } from './cartWire';
import { accepted, recordIn, isAffirmative } from './unwrap';

/** Totals without a payable amount must not take the place of those that the cart has. */
const readableTotals = (json: unknown): Either<GatewayError, CartPayment> => {
  const payment = toCartPayment(json);
  const isUnreadable = isRight(payment) && isNone(payment.right.payable);
  return isUnreadable ? left(gatewayError('Malformed')) : payment;
};

export class HttpCartChanges implements CartChanges {
  constructor(private readonly api: ApiClient) {}

  remove(lineId: string): TE.TaskEither<GatewayError, void> {
    return pipe(
      this.api.delete(`/remove-cart-item/${encodedPath(lineId)}`),
      TE.flatMapEither(accepted),
      TE.map(() => undefined),
    );
  }

  applyCode(code: string): TE.TaskEither<GatewayError, CartPayment> {
    return pipe(
      this.api.post('/apply-discount-code', { discount_code: code }),
      TE.flatMapEither((body) => {
        if (!isAffirmative(body, true)) return left(gatewayError('Rejected', messageIn(body)));
        const record = recordIn(body, ['payment']);
        return isRight(record) ? readableTotals(record.right['payment']) : record;
      }),
    );
  }
}
