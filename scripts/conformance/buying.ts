import { asId, type Conversation, idOf, recordsIn } from './conversation.ts';
import { forge, providerOf } from './forging.ts';
import { subServicesIn } from './reads.ts';
import { isNode, type Json, type Node, nodeAt, textOf } from './theDocument.ts';

const REFUSED = 422;
/** The sub-service of which the customer names the amount. */
const FREE_AMOUNT = '162';
const NO_CODE = 'NO-SUCH-CODE';

interface Buyer {
  readonly profile: Node;
  readonly discountCode: string | undefined;
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
  talk.left.push(`order ${asId(orderId)}, not paid`);
  const begun = await prepare(talk, orderId);
  await forge(talk, { order, orderId, begun });
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

const withOneLine = async (talk: Conversation, buyer: Buyer, subService: Node): Promise<void> => {
  const before = linesOf(await cartOf(talk, 'before a service is added'));
  const added = await talk.ask({
    id: 'addToCart',
    body: additionOf(subService, Number(subService['base_price'])),
    refusals: [REFUSED],
  });
  const cart = await cartOf(talk, 'after a service was added');
  const own = linesOf(cart).find((id) => !before.includes(id));
  if (added !== undefined) {
    await applyCode(talk, buyer.discountCode);
    await orderCart(talk, buyer, before);
  }
  if (own === undefined) return talk.skip('removeCartItem', 'no line of its own in the cart');
  const removed = await talk.ask({ id: 'removeCartItem', params: { cartItemId: own } });
  if (removed === undefined) talk.left.push(`line ${own} in the cart`);
  return undefined;
};

/** From the cart to an order that nobody pays. */
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
