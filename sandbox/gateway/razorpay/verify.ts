import type { SandboxContext } from '../../context';
import type { Call } from '../../http/environment';
import { requiredText, wholeNumber } from '../../http/fields';
import { readJson } from '../../http/jsonBody';
import { notFound, Refusal } from '../../http/refusal';
import { paymentWith } from '../payments';
import { isProofOf, type Proof, settleAs } from './proof';

const isOwnOrder = async (context: SandboxContext, c: Call, orderId: number): Promise<boolean> => {
  const order = await context.db
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .where('customer_id', '=', c.get('customerId'))
    .executeTakeFirst();
  return order !== undefined;
};

/** Checks the signature of a payment and settles its order. Refuses with 404 another order and with 422 a wrong signature. */
export const verify = async (context: SandboxContext, c: Call): Promise<Response> => {
  const body = await readJson(c);
  const text = (key: string): string => requiredText(body, { key, name: key });
  const orderId = wholeNumber(body, { key: 'order_id', name: 'Order' });
  if (!(await isOwnOrder(context, c, orderId))) throw notFound('Order');
  const proof: Proof = {
    razorpay_order_id: text('razorpay_order_id'),
    razorpay_payment_id: text('razorpay_payment_id'),
    razorpay_signature: text('razorpay_signature'),
  };
  const begun = await paymentWith(context, proof.razorpay_order_id);
  if (begun === undefined || !isProofOf(context, { payment: begun, orderId: String(orderId), proof }))
    throw new Refusal(422, 'The signature of this payment is wrong.', { status: false });
  const { status } = await settleAs(context, begun, 'success');
  if (status !== 'success') throw new Refusal(409, 'This payment is not settled yet.', { status: false });
  return c.json({ status: true, message: 'Payment verified.' });
};
