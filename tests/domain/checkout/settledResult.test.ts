import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type NamedResult, isListedPaid, type ListedOrder } from '../../../src/domain/checkout/paymentResult';
import {
  isAttemptPaid,
  isPaymentCompleted,
  latestFindings,
  settle,
} from '../../../src/domain/checkout/settledResult';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { orderId, type PaymentState, transactionId } from '../../../src/domain/transactions/transaction';
import { aCart } from '../cart/builders';
import { aNamed } from './attempts';
import { aListedOrder, aRead } from './builders';

const named = (state: NamedResult['state'], order = '77'): NamedResult => ({
  state,
  orderId: orderId(order),
});
const findings = (order: ListedOrder) => ({ orders: aRead([order]), attempt: none });
const listedAs = (payment: PaymentState) => aListedOrder({ payment });
const paid = aListedOrder();
const states = ['success', 'failed', 'checking'] as const;

const own = some(aNamed({ cart: cartFingerprint(aCart()) }));

describe('the result is settled by the list of orders', () => {
  it.each(states)('is refunded when listed as a refund, with %s in the address', (state) => {
    const refund = listedAs('refundDue');
    expect(settle(named(state), findings(refund), none)).toEqual({
      state: 'failed',
      confirmed: true,
      doubt: 'none',
      shouldRecheck: false,
      order: some(refund),
      orderState: some({ kind: 'refunded', isMade: false }),
    });
  });

  it.each(states)('is confirmed once listed as paid, with %s in the address', (state) => {
    expect(settle(named(state), findings(paid), none)).toEqual({
      state: 'success',
      confirmed: true,
      doubt: 'none',
      shouldRecheck: false,
      order: some(paid),
      orderState: some({ kind: 'paid' }),
    });
  });

  it('has failed when listed as failed, and is read again where the address says otherwise', () => {
    const order = listedAs('failed');
    const failed = {
      state: 'failed',
      confirmed: true,
      doubt: 'none',
      order: some(order),
      orderState: some({ kind: 'unpaid', because: 'elsewhere' }),
    };
    expect(states.map((state) => settle(named(state), findings(order), none))).toEqual([
      { ...failed, shouldRecheck: true },
      { ...failed, shouldRecheck: false },
      { ...failed, shouldRecheck: true },
    ]);
  });

  it.each(states)('is still checked while listed as pending, with %s in the address', (state) => {
    const order = listedAs('otherwise');
    expect(settle(named(state), findings(order), none)).toEqual({
      state: 'checking',
      confirmed: false,
      doubt: 'pending',
      shouldRecheck: true,
      order: some(order),
      orderState: some({ kind: 'confirming' }),
    });
  });

  it.each(states)(
    'stays unconfirmed as %s, as in the address, when it is not listed or the list is not read',
    (state) => {
      const unconfirmed = { state, confirmed: false, shouldRecheck: true, order: none, orderState: none };
      expect(settle(named(state, '78'), findings(paid), none)).toEqual({ ...unconfirmed, doubt: 'unlisted' });
      expect(settle(named(state), { orders: none, attempt: none }, none)).toEqual({
        ...unconfirmed,
        doubt: 'unread',
      });
    },
  );

  it('is confirmed by a list that is not whole, which tells nothing of an order that it lacks [RESUME-10]', () => {
    const cutOff = { orders: aRead([paid], false), attempt: none };
    expect(settle(named('checking'), cutOff, none)).toMatchObject({ state: 'success', confirmed: true });
    expect(settle(named('checking', '78'), cutOff, none)).toMatchObject({
      doubt: 'cutOff',
      confirmed: false,
    });
  });

  it('is not listed where a bare no stands for no orders [TXN-13]', () => {
    const no = { orders: some({ orders: [], isWhole: false, isBareNo: true }), attempt: none };
    expect(settle(named('success'), no, none)).toMatchObject({ doubt: 'unlisted', confirmed: false });
  });

  it('keeps the list that was read when a later read fails', () => {
    const [before, unread] = [
      { orders: aRead([paid]), attempt: none },
      { orders: none, attempt: own },
    ];
    expect(latestFindings(paid.orderId, undefined, unread)).toEqual(unread);
    expect(latestFindings(paid.orderId, before, unread)).toEqual({ orders: aRead([paid]), attempt: own });
    expect(latestFindings(paid.orderId, before, { orders: aRead([]), attempt: none })).toEqual({
      orders: aRead([]),
      attempt: none,
    });
  });

  it('keeps the list that names the order when a later one is cut off before it', () => {
    const [before, lacking, naming] = [
      { orders: aRead([paid]), attempt: none },
      { orders: aRead<ListedOrder>([], false), attempt: none },
      { orders: aRead([listedAs('failed')], false), attempt: none },
    ];
    expect(latestFindings(paid.orderId, before, lacking)).toEqual(before);
    expect(latestFindings(paid.orderId, before, naming)).toEqual(naming);
    expect(latestFindings(paid.orderId, undefined, lacking)).toEqual(lacking);
  });

  it('is not read again without an order', () => {
    expect(settle(named('checking', ''), findings(paid), none).shouldRecheck).toBe(false);
    expect(settle(named('checking', ''), { orders: none, attempt: none }, none).shouldRecheck).toBe(false);
  });

  it('knows from the kept attempt and the cart whether the order can be paid', () => {
    const failed = { orders: aRead([listedAs('failed')]), attempt: own };
    expect(settle(named('failed'), failed, some(aCart()))).toMatchObject({
      state: 'failed',
      orderState: some({ kind: 'payable', mayBeUnderWay: false }),
    });
    expect(settle(named('failed'), failed, some(aCart({ lines: [] })))).toMatchObject({
      state: 'failed',
      orderState: some({ kind: 'replaced', by: 'cart' }),
    });
    const pending = { orders: aRead([listedAs('otherwise')]), attempt: own };
    expect(settle(named('failed'), pending, some(aCart()))).toMatchObject({
      state: 'checking',
      orderState: some({ kind: 'payable', mayBeUnderWay: true }),
    });
  });

  it('counts as completed on a success that the list does not contradict', () => {
    const completed = (state: NamedResult['state'], order: ListedOrder) =>
      isPaymentCompleted(settle(named(state), findings(order), none));
    expect(isPaymentCompleted(settle(named('success'), { orders: none, attempt: none }, none))).toBe(true);
    expect(completed('success', paid)).toBe(true);
    expect(completed('success', listedAs('otherwise'))).toBe(false);
    expect(completed('success', listedAs('failed'))).toBe(false);
    expect(completed('failed', aListedOrder({ orderId: '1' }))).toBe(false);
  });

  it('confirms nothing but what is listed, and no success that the list contradicts [RESUME-10]', () => {
    const orders = fc.array(
      fc.record({
        id: fc.constantFrom('1', '77').map(transactionId),
        orderId: fc.constantFrom('2', '77').map(orderId),
        payment: fc.constantFrom('success' as const, 'failed' as const, 'otherwise' as const),
        total: fc.constant(none),
        createdAt: fc.constant(none),
      }),
      { maxLength: 4 },
    );
    const kept = fc.record({
      attempt: fc.constantFrom(none, own),
      cart: fc.constantFrom(none, some(aCart()), some(aCart({ lines: [] }))),
    });
    fc.assert(
      fc.property(fc.constantFrom(...states), orders, kept, (state, list, { attempt, cart }) => {
        const settled = settle(named(state), { orders: aRead(list), attempt }, cart);
        const isListed = list.some(({ id, orderId: order }) => id === '77' || order === '77');
        expect(isSome(settled.order)).toBe(isListed);
        expect(isSome(settled.orderState)).toBe(isListed);
        expect(settled.confirmed && !isListed).toBe(false);
        expect(settled.confirmed).toBe(settled.doubt === 'none');
        expect(settled.state === 'success').toBe(
          isListed ? isListedPaid(orderId('77'), list) : state === 'success',
        );
        expect(settled.shouldRecheck || settled.confirmed).toBe(true);
      }),
    );
  });
});

describe('what is stored for the last order', () => {
  const mine = some(aNamed());
  const failed = listedAs('failed');

  it('is no longer needed once the list shows that order as paid', () => {
    expect(isAttemptPaid(orderId('77'), { orders: aRead([paid]), attempt: mine })).toBe(true);
  });

  it.each([
    ['another order is asked about', '78', { orders: aRead([paid]), attempt: mine }],
    ['the list cannot be read', '77', { orders: none, attempt: mine }],
    ['the order is not paid', '77', { orders: aRead([failed]), attempt: mine }],
    ['this browser made none', '77', { orders: aRead([paid]), attempt: none }],
    ['it made another', '77', { orders: aRead([paid]), attempt: some(aNamed({ orderId: some('78') })) }],
    ['its order has no name yet', '77', { orders: aRead([paid]), attempt: some(aNamed({ orderId: none })) }],
  ])('is kept where %s', (_, order, found) => {
    expect(isAttemptPaid(orderId(order), found)).toBe(false);
  });
});
