import { type Outcome, resultAddress, unproven } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import type { Call } from '../../http/environment';
import { formFields } from '../../http/formBody';
import { type Payment, paymentWith } from '../payments';
import { isProofOf, type Proof, settleAs } from './proof';

type Form = Readonly<Record<string, string>>;

/** Razorpay's own order: of a failure only a text of JSON names it. */
const orderIn = (form: Form): string =>
  form['razorpay_order_id'] ?? /"order_id":"(order_\w+)"/.exec(form['error[metadata]'] ?? '')?.[1] ?? '';

const proofIn = (form: Form): Proof => ({
  razorpay_order_id: form['razorpay_order_id'] ?? '',
  razorpay_payment_id: form['razorpay_payment_id'] ?? '',
  razorpay_signature: form['razorpay_signature'] ?? '',
});

// A failure carries no signature, so a backend asks Razorpay for the payments of its order. The sandbox plays both.
const hasFailed = ({ state }: Payment): boolean => state === 'failure' || state === 'cancelled';

const settleBack = async (context: SandboxContext, orderId: string, form: Form): Promise<Outcome> => {
  const payment = await paymentWith(context, orderIn(form));
  if (payment?.txnid === orderId) {
    if (isProofOf(context, { payment, orderId, proof: proofIn(form) }))
      return settleAs(context, payment, 'success');
    if (hasFailed(payment)) return settleAs(context, payment, 'failure');
  }
  return unproven(orderId);
};

/** Where a browser that shows no dialog posts the result of a payment: settles the order and leads to its result page. */
export const comeBack = async (context: SandboxContext, c: Call): Promise<Response> => {
  const form = await formFields(c);
  const orderId = c.req.query('order_id') ?? '';
  return c.redirect(await resultAddress(context, orderId, () => settleBack(context, orderId, form)), 303);
};
