import { asId, type Conversation, idOf, recordsIn } from './conversation.ts';
import { forge } from './forging.ts';
import { payGenuinely, providerOf } from './paying.ts';
import { subServicesIn } from './reads.ts';
import { isNode, type Json, type Node, nodeAt, textOf } from './theDocument.ts';

const REFUSED = 422;
/** The sub-service of which the customer names the amount. */
const FREE_AMOUNT = '162';
const NO_CODE = 'NO-SUCH-CODE';

/** What a customer of a test may pay with. */
export interface Means {
  readonly discountCode?: string;
  readonly paymentSalt?: string;
}

interface Buyer extends Means {
  readonly profile: Node;
}

const additionOf = (subService: Node, amount: number): Node => ({
  service_id: Number(idOf(subService)),
  qty: 1,
  amount,
  questions: [],
  frequency: 'monthly',
  tat: 5,
  pricing_model: textOf(subService['pricing_model']),
  type: textOf(subService['type']),
});

const requestQuotation = async (talk: Conversation, all: readonly Node[]): Promise<void> => {
  const subService = all.find(({ pricing_model: model }) => model === 'quotation') ?? all[0];
  if (subService === undefined) return talk.skip('requestQuotation', 'no sub-service to ask about');
  const body = additionOf(subService, 0);
  const made = await talk.ask({ id: 'requestQuotation', body, refusals: [REFUSED] });
  const id = idOf(nodeAt(made, 'data')) ?? 'without an id in the response';
  if (made !== undefined) talk.left.push(`quotation request ${id}`);
  return undefined;
};

const cartOf = async (talk: Conversation, what: string): Promise<Node> =>
  nodeAt(await talk.ask({ id: 'getCart', what }), 'data');

const linesOf = (cart: Node): readonly string[] =>
  recordsIn(cart['items']).flatMap((line) => idOf(line) ?? []);

const applyCode = async (talk: Conversation, code: string | undefined): Promise<void> => {
  const body = { discount_code: code ?? NO_CODE };
  if (code !== undefined) return void (await talk.ask({ id: 'applyDiscountCode', body }));
  await talk.ask({ id: 'applyDiscountCode', what: 'an unknown code', body, status: REFUSED });
  talk.skip('applyDiscountCode', 'no code that is valid: --discount-code names one');
  return undefined;
};

const textOr = (value: Json | undefined, otherwise: string): string => textOf(value) || otherwise;

/** The order of the whole cart, with the totals exactly as they came. */
const orderBody = (talk: Conversation, { profile, discountCode = '' }: Buyer, payment: Node): Node => ({
  full_name: textOr(profile['displayname'], 'Conformance Test'),
  phone: textOr(profile['username'], '+919876543210'),
  email: textOr(profile['email'], 'conformance@example.in'),
  gstin: '',
  billing_address: '12 MG Road',
  billing_locality: '',
  billing_state: 'Maharashtra',
  billing_zip_code: '411001',
  billing_country: 'IN',
  payment_gateway: providerOf(talk),
  discount_code: discountCode,
  payment,
});

/** The call that starts a payment, for each provider. */
const startsOf = (talk: Conversation): ReadonlyMap<string, string> =>
  new Map(
    talk.judging.document.calls.flatMap(({ id, operation }) => {
      const provider = textOf(operation['x-payment-provider']);
      return provider === '' ? [] : [[provider, id]];
    }),
  );

/** Starts the payment; returns what the provider is to be shown. */
const prepare = async (talk: Conversation, orderId: Json): Promise<Json | undefined> => {
  let begun: Json | undefined;
  for (const [provider, id] of startsOf(talk)) {
    if (provider === providerOf(talk)) begun = await talk.ask({ id, body: { order_id: orderId } });
    else talk.skip(id, `the portal pays with ${providerOf(talk)}`);
  }
  return begun;
};

const skipOrder = (talk: Conversation, why: string): void => {
  for (const id of ['placeOrder', ...startsOf(talk).values(), 'returnFromPayment']) talk.skip(id, why);
};

const placeOrder = async (talk: Conversation, buyer: Buyer, payment: Node): Promise<void> => {
  const order = orderBody(talk, buyer, payment);
  const placed = await talk.ask({ id: 'placeOrder', body: order, refusals: [REFUSED] });
  const orderId = isNode(placed) ? placed['data'] : undefined;
  if (orderId === undefined || orderId === null) {
    for (const id of [...startsOf(talk).values(), 'returnFromPayment']) talk.skip(id, 'no order to pay');
    return;
  }
  const begun = await prepare(talk, orderId);
  await forge(talk, { order, orderId, begun });
  const isPaid = await payGenuinely(talk, { order, orderId }, buyer.paymentSalt);
  talk.left.push(`order ${asId(orderId)}, ${isPaid ? 'paid' : 'not paid'}`);
};

/** An order takes the whole cart: why this one must not be ordered, '' when it may. */
const whyNotOrdered = (before: readonly string[], cart: Node): string => {
  if (before.length > 0) return 'the cart was not empty before: the order would take lines of the customer';
  if (linesOf(cart).length !== 1) return 'the cart does not hold the one line that was added';
  const payable = asId(nodeAt(cart, 'payment')['payable']) ?? '';
  return Number(payable.replaceAll(',', '')) === 0 ? 'nothing is payable' : '';
};

const orderCart = async (talk: Conversation, buyer: Buyer, before: readonly string[]): Promise<void> => {
  const cart = await cartOf(talk, 'before the order');
  const why = whyNotOrdered(before, cart);
  if (why === '') await placeOrder(talk, buyer, nodeAt(cart, 'payment'));
  else skipOrder(talk, why);
};

/** Adds a service to the cart; returns its line, undefined where there is no new one. */
const addLine = async (
  talk: Conversation,
  subService: Node,
  { before, what }: { readonly before: readonly string[]; readonly what: string },
): Promise<string | undefined> => {
  await talk.ask({
    id: 'addToCart',
    ...(what === '' ? {} : { what }),
    body: additionOf(subService, Number(subService['base_price'])),
    refusals: [REFUSED],
  });
  const cart = await cartOf(talk, `after a service was added${what && ' '}${what}`);
  return linesOf(cart).find((id) => !before.includes(id));
};

const withOneLine = async (talk: Conversation, buyer: Buyer, subService: Node): Promise<void> => {
  const before = linesOf(await cartOf(talk, 'before a service is added'));
  let own = await addLine(talk, subService, { before, what: '' });
  if (own !== undefined) {
    await applyCode(talk, buyer.discountCode);
    await orderCart(talk, buyer, before);
    // What is paid leaves the cart.
    if (buyer.paymentSalt !== undefined && !linesOf(await cartOf(talk, 'after the payment')).includes(own))
      own = await addLine(talk, subService, { before, what: 'again after the payment' });
  }
  if (own === undefined) return talk.skip('removeCartItem', 'no line of its own in the cart');
  const removed = await talk.ask({ id: 'removeCartItem', params: { cartItemId: own } });
  if (removed === undefined) talk.left.push(`line ${own} in the cart`);
  return undefined;
};

/** From the cart to an order, which nobody pays without the provider's salt. */
export const buy = async (talk: Conversation, buyer: Buyer): Promise<void> => {
  const all = subServicesIn(await talk.ask({ id: 'listServices', what: 'for one to buy' }));
  await requestQuotation(talk, all);
  const fixed = all.find(
    (subService) => subService['pricing_model'] === 'fixed' && idOf(subService) !== FREE_AMOUNT,
  );
  if (fixed === undefined) {
    for (const id of [
      'addToCart',
      'removeCartItem',
      'applyDiscountCode',
      'placeOrder',
      ...startsOf(talk).values(),
    ])
      talk.skip(id, 'no sub-service with a fixed price to buy');
    return;
  }
  await withOneLine(talk, buyer, fixed);
};
