import { right } from 'fp-ts/Either';
import { map } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { PaymentGateway, PaymentOutcome, PreparedPayment } from '../../application/ports/PaymentGateway';
import { orCancelled } from '../../application/ports/stoppedWaiting';
import type { Browser } from '../../application/ports/Browser';
import { gatewayText } from '../../domain/checkout/gatewayText';
import type { Payment } from '../../domain/checkout/payment';
import type { OrderId } from '../../domain/transactions/transaction';
import type { VendorChoice } from '../vendors/vendors';
import { numberOrText } from '../wire/numberOrText';
import { withQuery } from '../http/addresses';
import type { ApiClient } from '../http/ApiClient';
import { stoppable } from '../http/apiRequest';
import { decodeAs } from '../wire/decode';
import { acceptedRecord } from '../wire/acceptedRecord';
import { accepted, recordIn } from '../wire/unwrap';
import { wireNumber } from '../wire/wireCodecs';
import { isInAppBrowser } from './inAppBrowser';
import {
  openRazorpay,
  type RazorpayCallback,
  type RazorpayOptions,
  type RazorpayResult,
} from './razorpayCheckout';

/** The provider's own order, created by the backend: its id, and the amount in paise. */
const providerOrderWire = t.type({ id: t.string, amount: wireNumber, currency: t.string });

type ProviderOrder = Omit<t.TypeOf<typeof providerOrderWire>, 'amount'> & Pick<RazorpayOptions, 'amount'>;

/**
 * Razorpay's dialog in the page. The backend creates the provider's order (POST razorpay-order) and verifies
 * the signature of a payment (POST razorpay-verify), so no secret is in the browser. Inside an app, where a dialog may not
 * open, the customer leaves the page and comes back through the backend (POST razorpay-return).
 */
export class RazorpayPaymentGateway implements PaymentGateway {
  readonly name = 'razorpay';

  constructor(
    private readonly deps: {
      readonly api: ApiClient;
      readonly settings: VendorChoice<'payment', 'razorpay'>;
      readonly brandName: string;
      readonly browser: Browser;
    },
  ) {}

  prepare(payment: Payment, signal?: AbortSignal): TE.TaskEither<GatewayError, PreparedPayment> {
    return pipe(
      this.deps.api.post('/razorpay-order', { order_id: numberOrText(payment.orderId) }, stoppable(signal)),
      TE.flatMapEither(acceptedRecord(['amount'])),
      TE.flatMapEither((body) => recordIn(body, ['amount'])),
      TE.flatMapEither(decodeAs(providerOrderWire)),
      TE.flatMapOption(
        (order) => map((amount: number) => this.optionsOf({ ...order, amount }, payment))(order.amount),
        () => gatewayError('Malformed'),
      ),
      TE.map((options) => ({ orderId: payment.orderId, start: this.opening(payment.orderId, options) })),
    );
  }

  private opening(orderId: OrderId, options: RazorpayOptions): PreparedPayment['start'] {
    return (signal) =>
      pipe(
        openRazorpay(this.deps.settings.script, { options, callback: this.callbackOf(orderId) }, signal),
        TE.flatMap((result) => this.outcomeOf(orderId, result, signal)),
      )();
  }

  private callbackOf(orderId: OrderId): RazorpayCallback | undefined {
    const { api, browser } = this.deps;
    if (!isInAppBrowser(browser.userAgent())) return undefined;
    const address = withQuery(api.addressOf('/razorpay-return'), { order_id: gatewayText(orderId) });
    return { callback_url: address.href, redirect: true };
  }

  private optionsOf(
    { id, amount, currency }: ProviderOrder,
    { payer, description }: Payment,
  ): RazorpayOptions {
    return {
      key: this.deps.settings.key,
      amount,
      currency,
      order_id: id,
      name: this.deps.brandName,
      description,
      prefill: { name: payer.fullName, email: payer.email, contact: payer.phone },
    };
  }

  private outcomeOf(
    orderId: OrderId,
    result: RazorpayResult,
    signal: AbortSignal | undefined,
  ): TE.TaskEither<GatewayError, PaymentOutcome> {
    if (result.kind !== 'Paid') return () => Promise.resolve(right(result));
    const verified = pipe(
      this.deps.api.post('/razorpay-verify', { order_id: numberOrText(orderId), ...result.proof }),
      TE.flatMapEither(accepted),
    );
    // The customer has paid: if the verification fails or is not waited for, the outcome is unclear and the order's page
    // resolves it.
    return pipe(
      () => orCancelled(verified(), signal),
      TE.match(
        (): PaymentOutcome => ({ kind: 'Unclear', orderId }),
        (): PaymentOutcome => ({ kind: 'Completed', orderId }),
      ),
      TE.fromTask,
    );
  }
}
