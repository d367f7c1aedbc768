import type { SandboxContext } from '../../context';
import type { Call } from '../../http/environment';
import { Refusal } from '../../http/refusal';
import { at, ignored, signedNotice, idAt } from '../../http/signedNotice';
import { noticeLater } from '../notice';
import { type Payment, paymentWith } from '../payments';
import { fieldsOf } from '../providerOrder';
import { paymentIdOf, settleAs } from './proof';
import { isGenuineNotice, noticeSignatureOf } from './signature';

/** The one event after which the money is the shop's; a payment that is only authorized may still be returned. */
const CAPTURED = 'payment.captured';

/** Tells the backend of a payment; the amount is in paise. */
export const notifyOfPayment = (context: SandboxContext, payment: Payment): void => {
  const entity = { id: paymentIdOf(payment), order_id: payment.id, amount: fieldsOf(payment).amount };
  const body = JSON.stringify({ event: CAPTURED, payload: { payment: { entity } } });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': noticeSignatureOf(context.paymentSecret, body),
  };
  noticeLater(context, { path: '/sandbox/razorpay-notice', signed: () => ({ headers, body }) });
};

/**
 * Razorpay's notice from server to server, for a browser that never reported the payment. Refuses with 422 another payment
 * or amount of an order; what is not about a payment of the portal's orders is ignored.
 */
export const takeNotice = async (context: SandboxContext, c: Call): Promise<Response> => {
  const notice = await signedNotice(c, (body) =>
    isGenuineNotice(context.paymentSecret, body, c.req.header('x-razorpay-signature') ?? ''),
  );
  const entity = at(notice, 'payload', 'payment', 'entity');
  const payment =
    notice['event'] === CAPTURED ? await paymentWith(context, idAt(entity, 'order_id')) : undefined;
  if (payment === undefined) return ignored(c);
  if (at(entity, 'id') !== paymentIdOf(payment) || at(entity, 'amount') !== fieldsOf(payment).amount)
    throw new Refusal(422, 'This notice is not about the payment of its order.');
  const { status } = await settleAs(context, payment, 'success');
  return c.json({ status });
};
