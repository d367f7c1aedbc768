import type { VendorChoice } from '../vendors/vendors';
import { gatewayText } from '../../domain/checkout/gatewayText';
import { type Payment, paymentResponseAddress } from '../../domain/checkout/payment';
import type { ResultState } from '../../domain/checkout/paymentResult';
import { tenDigits } from '../../domain/checkout/tenDigits';
import { orderId } from '../../domain/transactions/transaction';

/** The hidden payment form submits itself after this many milliseconds (PAY-16). */
export const PAYMENT_FORM_DELAY_MS = 100;

/** The value of udf1: the order comes from the website (PAY-19). */
const ORDER_CHANNEL = 'WEB';

/** The fields posted to PayU, by its own names (PAY-17). */
export interface PayuFields {
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
  /** Ten digits, which PayU's documents demand; the hash does not cover them (AMB-33). */
  readonly phone?: string;
}

export type PayuSettings = VendorChoice<'payment', 'payu'>;

/** The fields for a payment and the backend's hash, with the exact strings of the order payload where both carry them (PAY-17, PAY-19, AMB-33). */
export const payuFields = (
  payment: Payment,
  hash: string,
  settings: Pick<PayuSettings, 'key' | 'sendPhone'>,
): PayuFields => {
  const { payer } = payment;
  const id = gatewayText(payment.orderId);
  const addressFor = (outcome: ResultState): string =>
    paymentResponseAddress(payment.origin, outcome, orderId(id));
  return {
    key: settings.key,
    txnid: id,
    amount: gatewayText(payment.amountText),
    productinfo: gatewayText(payment.description),
    firstname: payer.fullName,
    email: payer.email,
    surl: addressFor('success'),
    furl: addressFor('failed'),
    udf1: ORDER_CHANNEL,
    udf2: payer.address,
    udf3: payer.locality,
    udf4: payer.state,
    udf5: payer.zipCode,
    hash,
    ...(settings.sendPhone ? { phone: tenDigits(payer.phone) } : {}),
  };
};
