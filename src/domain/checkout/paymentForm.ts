import type { Order } from './order';
import { gatewayText } from './gatewayText';
import type { ResultState } from './paymentResult';
import { ORDER_CHANNEL, PAYMENT_RESPONSE_PATH } from './limits';

/** The fields posted to the gateway, by the gateway's own names (PAY-17). */
export interface PaymentFields {
  readonly key: string;
  readonly txnid: string;
  readonly amount: string;
  readonly productinfo: string;
  readonly firstname: string;
  readonly email: string;
  readonly surl: string;
  readonly furl: string;
  readonly udf1: typeof ORDER_CHANNEL;
  readonly udf2: string;
  readonly udf3: string;
  readonly udf4: string;
  readonly udf5: string;
  readonly hash: string;
  /** Only where the configuration asks for it; the hash does not cover it (AMB-33). */
  readonly phone?: string;
}

/** What the configuration says about the gateway. */
export interface GatewaySettings {
  readonly key: string;
  readonly productInfo: string;
  readonly sendPhone: boolean;
}

/** An order that was placed, with what the payment needs of it. */
export interface PlacedPayment {
  readonly order: Pick<Order, 'form'>;
  /** The id that place-order returned. */
  readonly orderId: string;
  /** The backend's own text of the payable amount. */
  readonly amountText: string;
  /** The checksum. */
  readonly hash: string;
  /** The portal's own origin, without a slash at its end. */
  readonly origin: string;
}

/** The address of the payment-response page for an outcome of the order (PAY-18, AMB-32). */
export const paymentResponseAddress = (origin: string, outcome: ResultState, orderId: string): string =>
  `${origin}${PAYMENT_RESPONSE_PATH}?status=${outcome}&order_id=${encodeURIComponent(orderId)}`;

/** The gateway's form, with the exact strings of the order payload where both carry them (PAY-17, PAY-19, AMB-33). */
export const gatewayFields = (payment: PlacedPayment, settings: GatewaySettings): PaymentFields => {
  const { form } = payment.order;
  const orderId = gatewayText(payment.orderId);
  return {
    key: settings.key,
    txnid: orderId,
    amount: gatewayText(payment.amountText),
    productinfo: gatewayText(settings.productInfo),
    firstname: form.fullName,
    email: form.email,
    surl: paymentResponseAddress(payment.origin, 'success', orderId),
    furl: paymentResponseAddress(payment.origin, 'failed', orderId),
    udf1: ORDER_CHANNEL,
    udf2: form.address,
    udf3: form.locality,
    udf4: form.state,
    udf5: form.zipCode,
    hash: payment.hash,
    ...(settings.sendPhone ? { phone: form.phone } : {}),
  };
};
