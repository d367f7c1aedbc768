import { type Outcome, settle } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import { rupeeText } from '../../money/paise';
import type { Payment } from '../payments';
import { fieldsOf } from '../providerOrder';
import { isGenuine, signatureOf } from './signature';

/** What Razorpay says of a payment through the customer's browser. */
export type Proof = {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
};

/** Razorpay's number of the one payment of its order. */
export const paymentIdOf = ({ id }: Pick<Payment, 'id'>): string => id.replace('order_', 'pay_');

export const proofOf = ({ paymentSecret }: SandboxContext, payment: Payment): Proof => {
  const razorpay_payment_id = paymentIdOf(payment);
  return {
    razorpay_payment_id,
    razorpay_order_id: payment.id,
    razorpay_signature: signatureOf(paymentSecret, payment.id, razorpay_payment_id),
  };
};

/** A proof that is said to pay this order. */
type Claim = { readonly payment: Payment; readonly orderId: string; readonly proof: Proof };

/** Whether Razorpay has signed that this order was paid by this payment. */
export const isProofOf = ({ paymentSecret }: SandboxContext, { payment, orderId, proof }: Claim): boolean =>
  payment.txnid === orderId &&
  paymentIdOf(payment) === proof.razorpay_payment_id &&
  isGenuine(paymentSecret, {
    order: proof.razorpay_order_id,
    payment: proof.razorpay_payment_id,
    signature: proof.razorpay_signature,
  });

/** Settles the order of a payment that Razorpay has told of. */
export const settleAs = (
  context: SandboxContext,
  payment: Payment,
  status: 'success' | 'failure',
): Promise<Outcome> =>
  settle(context, {
    orderId: payment.txnid,
    amount: rupeeText(fieldsOf(payment).amount),
    status,
    reference: paymentIdOf(payment),
  });
