import type { Conversation } from './conversation.ts';
import { isPaidIn, type Ordered, PAYMENT_STATUS, PAYU, providerOf, returnOf, SEE_OTHER } from './paying.ts';
import type { Wrong } from './request.ts';
import { type Json, nodeAt, textOf } from './theDocument.ts';

const RAZORPAY = 'razorpay';

/** An order whose payment has begun, and that nobody has paid. */
interface Unpaid extends Ordered {
  /** What the call that starts the payment responded. */
  readonly begun: Json | undefined;
}

const sentToSuccess = (headers: Headers): readonly Wrong[] =>
  /[?&]status=success(?:&|$)/i.test(headers.get('location') ?? '')
    ? [{ at: 'Location', expected: 'status=failed or status=checking', came: 'status=success' }]
    : [];

const forgeReturn = async (talk: Conversation, unpaid: Unpaid): Promise<void> => {
  await talk.ask({
    id: 'returnFromPayment',
    what: 'a forged return',
    body: new URLSearchParams({ ...returnOf(talk, unpaid), hash: '0'.repeat(128) }),
    status: SEE_OTHER,
    refusals: [400],
    alsoWrong: ({ headers }) => sentToSuccess(headers),
  });
};

const forgeProof = async (talk: Conversation, { orderId, begun }: Unpaid): Promise<void> => {
  const order = textOf(nodeAt({ begun }, 'begun')['id']);
  const body = {
    order_id: orderId,
    razorpay_payment_id: order.replace('order_', 'pay_'),
    razorpay_order_id: order,
    razorpay_signature: '0'.repeat(64),
  };
  await talk.ask({ id: 'verifyRazorpayPayment', what: 'a wrong signature', body, status: 422 });
  talk.skip('verifyRazorpayPayment', 'a signature that is genuine needs a payment that a customer has made');
};

/** Says what nobody signed: the backend must not call the order paid. */
export const forge = async (talk: Conversation, unpaid: Unpaid): Promise<void> => {
  const provider = Object.keys(talk.configuration).length === 0 ? '' : providerOf(talk);
  if (provider !== PAYU) talk.skip('returnFromPayment', 'no portal that pays with payu');
  if (provider === PAYU) await forgeReturn(talk, unpaid);
  else if (provider === RAZORPAY) await forgeProof(talk, unpaid);
  else return;
  await talk.ask({
    id: 'listOrders',
    what: 'after a forged payment',
    alsoWrong: ({ text }) =>
      isPaidIn(text, unpaid)
        ? [{ at: PAYMENT_STATUS, expected: 'an order that is not paid', came: 'one that is paid' }]
        : [],
  });
};
