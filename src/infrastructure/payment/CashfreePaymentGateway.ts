import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { PaymentGateway, PreparedPayment } from '../../application/ports/PaymentGateway';
import type { Payment } from '../../domain/checkout/payment';
import type { ApiClient } from '../http/ApiClient';
import { stoppable } from '../http/apiRequest';
import { decodeAs } from '../wire/decode';
import { numberOrText } from '../wire/numberOrText';
import { accepted, recordIn } from '../wire/unwrap';
import { type CashfreeSettings, leaveForCashfree } from './cashfreeCheckout';

const sessionWire = t.type({ payment_session_id: t.string });

/**
 * Cashfree's hosted checkout. The backend creates Cashfree's order (POST cashfree-order), which knows the
 * amount and where to come back: to the backend, which asks Cashfree how the payment ended.
 */
export class CashfreePaymentGateway implements PaymentGateway {
  readonly name = 'cashfree';

  constructor(
    private readonly deps: {
      readonly api: ApiClient;
      readonly settings: CashfreeSettings;
    },
  ) {}

  prepare({ orderId }: Payment, signal?: AbortSignal): TE.TaskEither<GatewayError, PreparedPayment> {
    const { api, settings } = this.deps;
    return pipe(
      api.post('/cashfree-order', { order_id: numberOrText(orderId) }, stoppable(signal)),
      TE.flatMapEither(accepted),
      TE.flatMapEither((body) => recordIn(body, ['payment_session_id'])),
      TE.flatMapEither(decodeAs(sessionWire)),
      TE.map(({ payment_session_id: session }) => ({
        orderId,
        start: (stop) => leaveForCashfree(settings, session, stop)(),
      })),
    );
  }
}
