import { asReceived } from '../../../src/domain/received/asReceived';
import { isNone, none, some } from 'fp-ts/Option';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { type Cart, cartLineId } from '../../../src/domain/cart/cart';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { HttpCartGateway } from '../../../src/infrastructure/http/HttpCartGateway';
import { recordedApi } from '../support/recordedApi';
import fc from 'fast-check';
import { runs } from '../../runs';

const items = [
  { id: 5, service_name: 'GST Filing', frequency: 'monthly', qty: 2, amount: '1,499.50' },
  { id: '6', service_name: 'Book Keeping', frequency: 'monthly', qty: '1', amount: 1000 },
];
const payment = {
  sub_total: '3999.00',
  discount: 0,
  gst: 719.82,
  total: '4718.82',
  advance_amount: null,
  payable: '4718.82',
};

const cart: Cart = {
  lines: [
    {
      id: cartLineId('5'),
      serviceName: 'GST Filing',
      frequency: 'monthly',
      quantity: 2,
      amount: some(rupeesToPaise(1499.5)),
      amountText: '1,499.50',
    },
    {
      id: cartLineId('6'),
      serviceName: 'Book Keeping',
      frequency: 'monthly',
      quantity: 1,
      amount: some(rupeesToPaise(1000)),
      amountText: '1000',
    },
  ],
  payment: {
    subTotal: some(rupeesToPaise(3999)),
    discount: some(rupeesToPaise(0)),
    gst: some(rupeesToPaise(719.82)),
    total: some(rupeesToPaise(4718.82)),
    advance: some(rupeesToPaise(0)),
    payable: some(rupeesToPaise(4718.82)),
    payableText: '4718.82',
    asReceived: asReceived(payment),
  },
};

const load = (response: unknown): ReturnType<ReturnType<HttpCartGateway['load']>> => {
  const { api, log } = recordedApi(response);
  return new HttpCartGateway({ api, log }).load()();
};

describe('the cart comes from GET user/cart', () => {
  it('calls GET /api/v3/user/cart [CART-01]', async () => {
    const { api, log, calls } = recordedApi({ data: { items, payment } });
    await new HttpCartGateway({ api, log }).load()();
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/cart', body: '' }]);
  });

  it.each([
    ['data.items and data.payment', { status: true, data: { items, payment } }],
    ['a bare cart with a status of its own', { id: 3, status: 'active', items, payment }],
    ['data.data.items', { data: { data: { items, payment } } }],
    ['data.data.items beside data.payment', { data: { payment, data: { items } } }],
    ['a bare cart', { items, payment }],
    ['items with numbers as keys', { data: { items: { 1: items[0], 3: items[1] }, payment } }],
    ['JSON as text', { data: { items: JSON.stringify(items), payment: JSON.stringify(payment) } }],
  ])('reads %s alike [CART-01]', async (_, response) => {
    expect(await load(response)).toEqual(right(cart));
  });

  it('reads the name of a service without surrounding whitespace, as orders and quotations do', async () => {
    const [item] = items;
    const body = { items: [{ ...item, service_name: ' GST Filing ' }], payment };
    expect(await load(body)).toMatchObject(right({ lines: [{ serviceName: 'GST Filing' }] }));
  });

  it.each([
    { data: null },
    { data: {} },
    { data: [] },
    { status: true, data: { items: [], payment: null } },
    { data: { items: [] } },
  ])('reads %j as an empty cart', async (response) => {
    const read = await load(response);
    expect(isRight(read) && read.right.lines).toEqual([]);
    expect(isRight(read) && read.right.payment.payable).toEqual(none);
  });

  it.each(['a lot', '', null, undefined, '1e9', '₹'])(
    'has no payable amount when it is %j, and still reads the rest [RESUME-08]',
    async (payable) => {
      const read = await load({ data: { items, payment: { ...payment, payable } } });
      expect(isRight(read) && read.right.payment.payable).toEqual(none);
      expect(isRight(read) && read.right.lines).toHaveLength(cart.lines.length);
    },
  );

  it.each([5.6e-14, -5.6e-14, 1e-30])('rounds %d, the rest of a sum, to zero', async (rest) => {
    const read = await load({ data: { items, payment: { ...payment, payable: rest, gst: rest } } });
    expect(isRight(read) && read.right.payment).toMatchObject({ payable: some(0), gst: some(0) });
  });

  it('reads the text 0.00 as a payable amount of zero', async () => {
    const read = await load({ data: { items, payment: { ...payment, payable: '0.00' } } });
    expect(isRight(read) && read.right.payment.payable).toEqual(some(0));
  });

  it('leaves out an unreadable item and logs it', async () => {
    const { api, log } = recordedApi({
      data: { items: [{ amount: 5 }, ...items], payment },
    });
    const read = await new HttpCartGateway({ api, log }).load()();
    expect(isRight(read) && read.right.lines.map(({ id }) => id)).toEqual(['5', '6']);
    expect(log.failures).toHaveLength(1);
  });

  it.each(['a text', 7, { message: 'No items' }, [{ amount: 5 }]])(
    'is not called empty for the items %j',
    async (sent) => {
      expect(await load({ data: { items: sent, payment } })).toMatchObject(left({ kind: 'Malformed' }));
    },
  );

  it('keeps an item with an unreadable amount, without an amount', async () => {
    const read = await load({ data: { items: [{ id: 1, amount: 'free' }, ...items], payment } });
    expect(isRight(read) && read.right.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['1', none],
      ['5', some(rupeesToPaise(1499.5))],
      ['6', some(rupeesToPaise(1000))],
    ]);
  });

  it.each([
    ['sub_total', 'subTotal'],
    ['discount', 'discount'],
    ['gst', 'gst'],
    ['total', 'total'],
    ['advance_amount', 'advance'],
  ] as const)('keeps the cart when only %s is unreadable', async (field, sum) => {
    const read = await load({ data: { items, payment: { ...payment, [field]: 'a lot' } } });
    expect(isRight(read) && read.right).toMatchObject({
      ...cart,
      payment: { ...cart.payment, [sum]: none, asReceived: { [field]: 'a lot' } },
    });
  });

  it('has no subtotal, GST or total that was not sent; a discount and an advance are then zero [RESUME-04] [FMT-03]', async () => {
    const read = await load({ data: { items, payment: { payable: '4718.82', total: null, gst: ' ' } } });
    expect(isRight(read) && read.right.payment).toMatchObject({
      subTotal: none,
      discount: some(0),
      gst: none,
      total: none,
      advance: some(0),
      payable: some(rupeesToPaise(4718.82)),
    });
  });

  it('has no amount of an item that was not sent [FMT-03]', async () => {
    const read = await load({ data: { items: [{ id: 1 }], payment } });
    expect(isRight(read) && read.right.lines[0]?.amount).toEqual(none);
  });

  it.each([{ status: false, message: 'No' }, { data: 'text' }])('fails for %j', async (response) => {
    expect(isRight(await load(response))).toBe(false);
  });

  it('is malformed when the response is an HTML page', async () => {
    expect(await load('<html></html>')).toEqual(left(gatewayError('Malformed')));
  });

  it('never throws, whatever the response', async () => {
    const anything = fc.anything({ maxDepth: 3 }).map((value) => JSON.stringify({ data: value }) ?? 'null');
    const check = await fc.check(
      fc.asyncProperty(anything, async (response) => {
        const read = await load(response);
        return (
          !isRight(read) ||
          read.right.lines.every(({ amount }) => isNone(amount) || Number.isInteger(amount.value))
        );
      }),
      { numRuns: runs(100) },
    );
    expect(check.counterexample).toBeNull();
  });
});
