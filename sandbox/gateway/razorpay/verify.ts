import { type Outcome, settle } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import { CALL_BODY, readBody } from '../../http/bodyLimit';
import type { Call } from '../../http/environment';
import { requiredText, wholeNumber } from '../../http/fields';
import { readJson } from '../../http/jsonBody';
import { notFound, Refusal } from '../../http/refusal';
import { ownJson } from '../../http/shape';
import { rupeeText } from '../../money/paise';
import { type Payment, paymentWith } from '../payments';
import { fieldsOf } from '../providerOrder';
import { isGenuine, isGenuineNotice } from './signature';

/** Razorpay's number of the one payment of its order. */
export const paymentIdOf = ({ id }: Pick<Payment, 'id'>): string => id.replace('order_', 'pay_');

const settlePaid = (context: SandboxContext, payment: Payment): Promise<Outcome> =>
  settle(context, {
    orderId: payment.txnid,
    amount: rupeeText(fieldsOf(payment).amount),
    status: 'success',
    reference: paymentIdOf(payment),
  });

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
  const [order, payment] = [text('razorpay_order_id'), text('razorpay_payment_id')];
  const begun = await paymentWith(context, order);
  const isOfOrder = begun?.txnid === String(orderId) && paymentIdOf(begun) === payment;
  if (begun === undefined || !isOfOrder || !isGenuine(order, payment, text('razorpay_signature')))
    throw new Refusal(422, 'The signature of this payment is wrong.', { status: false });
  const { status } = await settlePaid(context, begun);
  if (status !== 'success') throw new Refusal(409, 'This payment is not settled yet.', { status: false });
  return c.json({ status: true, message: 'Payment verified.' });
};

/** The one event after which the money is the shop's; a payment that is only authorized may still be returned. */
export const CAPTURED = 'payment.captured';

/** A notice as far as the sandbox reads it; the amount is in paise. */
export type Notice = {
  readonly event: string;
  readonly payload: {
    readonly payment: {
      readonly entity: { readonly id: string; readonly order_id: string; readonly amount: number };
    };
  };
};

/**
 * Razorpay's notice from server to server, for a browser that never reported the payment. Refuses with 400 a wrong
 * signature, with 422 another payment or amount.
 */
export const takeNotice = async (context: SandboxContext, c: Call): Promise<Response> => {
  const body = new TextDecoder().decode(await readBody(c, CALL_BODY));
  if (!isGenuineNotice(body, c.req.header('x-razorpay-signature') ?? ''))
    throw new Refusal(400, 'The signature of this notice is wrong.');
  const { event, payload } = ownJson<Notice>(body);
  const { id, order_id, amount } = payload.payment.entity;
  const payment = await paymentWith(context, order_id);
  if (payment === undefined) throw notFound('Payment');
  // Razorpay repeats a notice that is not answered with 200, so what asks for nothing is thanked for.
  if (event !== CAPTURED) return c.json({ status: 'ignored' });
  if (id !== paymentIdOf(payment) || amount !== fieldsOf(payment).amount)
    throw new Refusal(422, 'This notice is not about the payment of its order.');
  const { status } = await settlePaid(context, payment);
  return c.json({ status });
};
