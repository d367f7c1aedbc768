import { asId, type Conversation, idOf, recordsIn } from './conversation.ts';
import type { Wrong } from './request.ts';
import { type Json, type Node, nodeAt, textOf } from './theDocument.ts';
import { parsedJson } from './validator.ts';

const SEE_OTHER = 303;
const PAYU = 'payu';
const RAZORPAY = 'razorpay';

/** An order whose payment has begun, and that nobody has paid. */
interface Unpaid {
  readonly order: Node;
  readonly orderId: Json;
  /** What the call that starts the payment responded. */
  readonly begun: Json | undefined;
}

export const providerOf = (talk: Conversation): string =>
  textOf(nodeAt(talk.configuration, 'payment')['provider']) || PAYU;

const sentToSuccess = (headers: Headers): readonly Wrong[] =>
  /[?&]status=success(?:&|$)/i.test(headers.get('location') ?? '')
    ? [{ at: 'Location', expected: 'status=failed or status=checking', came: 'status=success' }]
    : [];

const forgeReturn = async (talk: Conversation, { order, orderId }: Unpaid): Promise<void> => {
  const payment = nodeAt(talk.configuration, 'payment');
  const body = new URLSearchParams({
    mihpayid: '1',
    status: 'success',
    key: textOf(payment['key']),
    txnid: asId(orderId) ?? '',
    amount: textOf(nodeAt(order, 'payment')['payable']),
    productinfo: textOf(payment['productInfo']),
    firstname: textOf(order['full_name']),
    email: textOf(order['email']),
    hash: '0'.repeat(128),
  });
  await talk.ask({
    id: 'returnFromPayment',
    what: 'a forged return',
    body,
    status: SEE_OTHER,
    refusals: [400],
    alsoWrong: ({ headers }) => sentToSuccess(headers),
  });
  talk.skip('returnFromPayment', 'a return that is genuine needs the salt');
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

const paidIn = (text: string, orderId: string | undefined): readonly Wrong[] => {
  const order = recordsIn(parsedJson(text)).find((each) => idOf(each) === orderId);
  // The portal's own rule needs fp-ts, which Node cannot load from here.
  return textOf(order?.['payment_status']).trim().toLowerCase() === 'success'
    ? [{ at: 'data.data[].payment_status', expected: 'an order that is not paid', came: 'one that is paid' }]
    : [];
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
    alsoWrong: ({ text }) => paidIn(text, asId(unpaid.orderId)),
  });
};
