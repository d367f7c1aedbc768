import { isRight } from 'fp-ts/Either';
import { some } from 'fp-ts/Option';
import { vi } from 'vitest';
import { ApiClient } from '../../../src/infrastructure/http/ApiClient';
import { RazorpayPaymentGateway } from '../../../src/infrastructure/payment/RazorpayPaymentGateway';
import { aPayment } from '../../domain/checkout/builders';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryLog } from '../../doubles/InMemoryLog';

const ORDER = JSON.stringify({ id: 'order_1', amount: 100, currency: 'INR' });

/** A dialog in which the customer pays at once. */
class PaidDialog {
  constructor(private readonly options: { readonly handler: (proof: object) => void }) {}
  readonly on = (): void => undefined;
  open(): void {
    this.options.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'signature',
    });
  }
}

interface RazorpayCalls {
  readonly order: () => Promise<unknown>;
  /** Pays an order that the backend has created, so that only the verification is sent. */
  readonly verify: () => Promise<unknown>;
}

const creatingOrder =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    new URL(input instanceof Request ? input.url : input).pathname.endsWith('razorpay-order')
      ? Promise.resolve(new Response(ORDER))
      : send(input, init);

/** The two calls of the Razorpay adapter. */
export const razorpayCalls = (origin: string, send: typeof fetch): RazorpayCalls => {
  vi.stubGlobal('window', { Razorpay: PaidDialog });
  const gatewayWith = (fetchOnce: typeof fetch): RazorpayPaymentGateway =>
    new RazorpayPaymentGateway({
      api: new ApiClient({
        apiOrigin: origin,
        pageOrigin: origin,
        sendsIdempotencyKey: false,
        accessToken: () => some('token'),
        log: new InMemoryLog(),
        fetchOnce,
        random: () => 0,
      }),
      configuration: { ...aConfiguration().payment, provider: 'razorpay' },
      brandName: 'Sahayak',
    });
  const payment = aPayment();
  return {
    order: gatewayWith(send).prepare(payment),
    verify: async () => {
      const prepared = await gatewayWith(creatingOrder(send)).prepare(payment)();
      return isRight(prepared) ? prepared.right.start() : prepared;
    },
  };
};
