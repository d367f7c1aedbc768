import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { PaymentGateway, PreparedPayment } from '../../application/ports/PaymentGateway';
import type { Timer } from '../../application/ports/Timer';
import type { Payment } from '../../domain/checkout/payment';
import { numberOrText } from '../wire/numberOrText';
import type { ApiClient } from '../http/ApiClient';
import { stoppable } from '../http/apiRequest';
import { decodeAs } from '../wire/decode';
import { acceptedByName } from '../wire/unwrap';
import { submitHiddenForm } from './hiddenForm';
import { PAYMENT_FORM_DELAY_MS, payuFields, type PayuFields, type PayuSettings } from './payuForm';

const checksumWire = t.type({ data: t.string });

const hashIn = (body: unknown): Either<GatewayError, string> => {
  const yes = acceptedByName(body);
  if (isLeft(yes)) return yes;
  const wire = decodeAs(checksumWire)(body);
  if (isLeft(wire)) return wire;
  return wire.right.data === '' ? left(gatewayError('Malformed')) : right(wire.right.data);
};

/**
 * PayU's hosted checkout: the backend computes the hash, the browser posts the hashed texts and leaves the
 * portal.
 */
export class PayuPaymentGateway implements PaymentGateway {
  readonly name = 'payu';

  constructor(
    private readonly deps: {
      readonly api: ApiClient;
      readonly settings: PayuSettings;
      readonly timer: Timer;
    },
  ) {}

  prepare(payment: Payment, signal?: AbortSignal): TE.TaskEither<GatewayError, PreparedPayment> {
    return pipe(
      this.deps.api.post(
        '/generate-payu-checksum',
        { order_id: numberOrText(payment.orderId) },
        stoppable(signal),
      ),
      TE.flatMapEither(hashIn),
      TE.map((hash) => payuFields(payment, hash, this.deps.settings)),
      TE.map((fields) => ({ orderId: payment.orderId, start: this.posting(fields) })),
    );
  }

  private posting(fields: PayuFields): PreparedPayment['start'] {
    return (signal) =>
      new Promise((resolve) => {
        this.deps.timer.after(PAYMENT_FORM_DELAY_MS, () => {
          if (signal?.aborted === true) return resolve(left(gatewayError('Cancelled')));
          submitHiddenForm(this.deps.settings.action, { ...fields });
          return resolve(right({ kind: 'Redirecting' }));
        });
      });
  }
}
