import { type HASHED, responseHash } from '../sandbox/gateway/payu/payuHash.ts';
import { asId, type Conversation, idOf, recordsIn } from './conversation.ts';
import type { Wrong } from './request.ts';
import { type Json, type Node, nodeAt, textOf } from './theDocument.ts';
import { parsedJson } from './validator.ts';

export const SEE_OTHER = 303;
export const PAYU = 'payu';
export const PAYMENT_STATUS = 'data.data[].payment_status';

/** An order as it was sent, and its id. */
export interface Ordered {
  readonly order: Node;
  readonly orderId: Json;
}

export const providerOf = (talk: Conversation): string =>
  textOf(nodeAt(talk.configuration, 'payment')['provider']) || PAYU;

type Named = (typeof HASHED)[number] | 'mihpayid' | 'mode' | 'status' | 'unmappedstatus';
type PaidReturn = Readonly<Record<Named, string>>;

/** What PayU posts back for an order that was paid, without its hash. */
export const returnOf = (talk: Conversation, { order, orderId }: Ordered): PaidReturn => {
  const payment = nodeAt(talk.configuration, 'payment');
  return {
    mihpayid: '1',
    mode: 'CC',
    status: 'success',
    unmappedstatus: 'captured',
    key: textOf(payment['key']),
    txnid: asId(orderId) ?? '',
    amount: textOf(nodeAt(order, 'payment')['payable']),
    productinfo: textOf(payment['productInfo']),
    firstname: textOf(order['full_name']),
    email: textOf(order['email']),
    udf1: 'WEB',
    udf2: textOf(order['billing_address']),
    udf3: textOf(order['billing_locality']),
    udf4: textOf(order['billing_state']),
    udf5: textOf(order['billing_zip_code']),
  };
};

/** Whether a list of orders calls this one paid. */
export const isPaidIn = (text: string, { orderId }: Ordered): boolean => {
  const order = recordsIn(parsedJson(text)).find((each) => idOf(each) === asId(orderId));
  // The portal's own rule needs fp-ts, which Node cannot load from here.
  return textOf(order?.['payment_status']).trim().toLowerCase() === 'success';
};

const notSentToSuccess = (headers: Headers, { orderId }: Ordered): readonly Wrong[] => {
  const place = new URL(headers.get('location') ?? '', 'http://localhost').searchParams;
  const isRight = place.get('status') === 'success' && place.get('order_id') === asId(orderId);
  return isRight
    ? []
    : [
        {
          at: 'Location',
          expected: 'status=success and the order',
          came: `status=${place.get('status') ?? ''}`,
        },
      ];
};

/** Pays as PayU tells it, signed with the merchant's salt; returns whether the backend calls the order paid. */
export const payGenuinely = async (
  talk: Conversation,
  ordered: Ordered,
  salt: string | undefined,
): Promise<boolean> => {
  if (Object.keys(talk.configuration).length === 0 || providerOf(talk) !== PAYU) return false;
  if (salt === undefined) {
    talk.skip('returnFromPayment', 'a return that is genuine needs the salt: --payment-salt');
    return false;
  }
  talk.personal.add(salt);
  const fields = returnOf(talk, ordered);
  await talk.ask({
    id: 'returnFromPayment',
    body: new URLSearchParams({ ...fields, hash: responseHash(fields, salt) }),
    status: SEE_OTHER,
    alsoWrong: ({ headers }) => notSentToSuccess(headers, ordered),
  });
  let isPaid = false;
  await talk.ask({
    id: 'listOrders',
    what: 'after a genuine payment',
    alsoWrong: ({ text }) => {
      isPaid = isPaidIn(text, ordered);
      return isPaid
        ? []
        : [{ at: PAYMENT_STATUS, expected: 'an order that is paid', came: 'one that is not paid' }];
    },
  });
  return isPaid;
};
