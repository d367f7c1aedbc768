import * as fc from 'fast-check';
import { isSome, none, some, type Option } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart';
import type { OrderAttempt } from '../../../src/domain/checkout/orderAttempt';
import {
  type OrderState,
  orderState,
  payableOrder,
  wayOnFrom,
} from '../../../src/domain/checkout/orderState';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { readWhen } from '../../../src/domain/dates/readWhen';
import { paise } from '../../../src/domain/money/money';
import type { PaymentState } from '../../../src/domain/transactions/transaction';
import { aCart, aLine } from '../cart/builders';
import { aCartPayment } from '../../doubles/aCart';
import { aLost, aNamed } from './attempts';
import { aListedOrder } from './builders';

const attemptFor = (cart: Cart, orderId: Option<string>): OrderAttempt =>
  aNamed({ cart: cartFingerprint(cart), orderId });

const carts = {
  same: some(aCart()),
  changed: some(aCart({ lines: [aLine(), aLine({ id: 'another' })] })),
  empty: some(aCart({ lines: [] })),
  unread: none,
} as const;
const attempts = {
  none,
  own: some(attemptFor(aCart(), some('77'))),
  other: some(attemptFor(aCart(), some('78'))),
  unnamed: some(attemptFor(aCart(), none)),
  refused: some(aLost({ cart: cartFingerprint(aCart()), stage: { kind: 'refused' } })),
} as const;

type Row = readonly [
  payment: PaymentState,
  attempt: keyof typeof attempts,
  cart: keyof typeof carts,
  is: string,
];

type States = readonly [PaymentState, keyof typeof attempts, ...(readonly string[])];

/** Every combination: payment, attempt, and the state with the cart as it was, changed, empty and unread. */
const table: readonly States[] = [
  ['success', 'none', 'paid', 'paid', 'paid', 'paid'],
  ['success', 'own', 'paid', 'paid', 'paid', 'paid'],
  ['success', 'other', 'paid', 'paid', 'paid', 'paid'],
  ['success', 'unnamed', 'paid', 'paid', 'paid', 'paid'],
  ['refundDue', 'none', ...Array.from({ length: 4 }, () => 'to be refunded')],
  ['refundDue', 'own', ...Array.from({ length: 4 }, () => 'to be refunded')],
  ['refunded', 'none', 'refunded', 'refunded', 'refunded', 'refunded'],
  ['refunded', 'own', 'refunded', 'refunded', 'refunded', 'refunded'],
  ['failed', 'none', ...Array.from({ length: 4 }, () => 'unpaid, elsewhere')],
  ['failed', 'own', 'payable', 'replaced by cart', 'replaced by cart', 'unpaid, cartUnread'],
  ['failed', 'other', ...Array.from({ length: 4 }, () => 'replaced by order')],
  ['failed', 'unnamed', ...Array.from({ length: 4 }, () => 'unpaid, lastUnclear')],
  ['failed', 'refused', ...Array.from({ length: 4 }, () => 'unpaid, elsewhere')],
  ['otherwise', 'none', 'confirming', 'confirming', 'confirming', 'confirming'],
  ['otherwise', 'own', 'payable, may be under way', 'confirming', 'confirming', 'confirming'],
  ['otherwise', 'other', 'confirming', 'confirming', 'confirming', 'confirming'],
  ['otherwise', 'unnamed', 'confirming', 'confirming', 'confirming', 'confirming'],
];
const rows = table.flatMap(([payment, attempt, ...states]) =>
  (['same', 'changed', 'empty', 'unread'] as const).map((cart, index): Row => [
    payment,
    attempt,
    cart,
    states[index] ?? '',
  ]),
);

const toArray = <A>(option: Option<A>): readonly A[] => (isSome(option) ? [option.value] : []);

const inWords = (state: OrderState): string => {
  if (state.kind === 'payable') return state.mayBeUnderWay ? 'payable, may be under way' : 'payable';
  if (state.kind === 'refunded') return state.isMade ? 'refunded' : 'to be refunded';
  if (state.kind === 'unpaid') return `unpaid, ${state.because}`;
  return state.kind === 'replaced' ? `replaced by ${state.by}` : state.kind;
};

describe('the state of an order [RESUME-01]', () => {
  it.each(rows)('listed as %s, attempt: %s, cart: %s, is %s', (...row) => {
    const [payment, attempt, cart, expected] = row;
    const order = aListedOrder({ payment });
    const around = { orders: [order], attempt: attempts[attempt], cart: carts[cart] };
    expect(inWords(orderState(order, around))).toBe(expected);
  });

  it('follows the lines of the cart, not its discount', () => {
    const order = aListedOrder({ payment: 'failed' });
    const states = [
      aCart({ payment: aCartPayment({ discount: some(paise(1)), total: some(paise(2)) }) }),
      aCart({ lines: [aLine({ quantity: 7 })] }),
      aCart({ lines: [aLine({ amountText: '0.01' })] }),
    ].map((cart) => orderState(order, { orders: [order], attempt: attempts.own, cart: some(cart) }).kind);
    expect(states).toEqual(['payable', 'replaced', 'replaced']);
  });

  it('is replaced by an order of this browser only where that may be the newer one', () => {
    const states = [readWhen('2026-11-19'), readWhen('2026-11-20'), readWhen('2026-11-21'), none].map(
      (createdAt) => {
        const order = aListedOrder({ payment: 'failed', createdAt: readWhen('2026-11-20') });
        const last = aListedOrder({ id: '2', orderId: '78', createdAt });
        const around = { orders: [order, last], attempt: attempts.other, cart: carts.same };
        return inWords(orderState(order, around));
      },
    );
    expect(states).toEqual(['unpaid, elsewhere', ...Array.from({ length: 3 }, () => 'replaced by order')]);
    const undated = aListedOrder({ payment: 'failed' });
    const last = aListedOrder({ id: '2', orderId: '78', createdAt: readWhen('2026-11-19') });
    const around = { orders: [undated, last], attempt: attempts.other, cart: carts.same };
    expect(inWords(orderState(undated, around))).toBe('replaced by order');
  });

  it('is not payable from an empty cart, even for an attempt that was made for none', () => {
    const order = aListedOrder({ payment: 'failed' });
    const empty = aCart({ lines: [] });
    const attempt = some(attemptFor(empty, some('77')));
    const around = { orders: [order], attempt, cart: some(empty) };
    expect(orderState(order, around)).toEqual({ kind: 'replaced', by: 'cart' });
  });

  it('is that of the order found by its Transaction ID before one that has the same id', () => {
    const [own, other] = [
      aListedOrder({ payment: 'failed' }),
      aListedOrder({ payment: 'failed', id: '77', orderId: '5' }),
    ];
    const around = { orders: [other, own], attempt: attempts.own, cart: carts.same };
    expect(orderState(own, around)).toEqual({ kind: 'payable', mayBeUnderWay: false });
    expect(orderState(other, around)).toEqual({ kind: 'replaced', by: 'order' });
  });

  it('never lets one attempt have two orders that can be paid, nor a paid one be paid again', () => {
    const ids = fc.constantFrom('1', '77', '78', '');
    const orders = fc.array(
      fc
        .record({
          id: ids,
          orderId: ids,
          payment: fc.constantFrom<PaymentState[]>('success', 'failed', 'otherwise'),
        })
        .map((given) => aListedOrder(given)),
      { maxLength: 6 },
    );
    const anyAttempt = fc.constantFrom(...Object.values(attempts));
    const anyCart = fc.constantFrom(...Object.values(carts));
    fc.assert(
      fc.property(orders, anyAttempt, anyCart, (list, attempt, cart) => {
        const states = list.map((order) => orderState(order, { orders: list, attempt, cart }).kind);
        expect(toArray(payableOrder({ orders: list, attempt, cart }))).toEqual(
          list.filter((_, index) => states[index] === 'payable'),
        );
        expect(states.filter((kind) => kind === 'payable').length).toBeLessThanOrEqual(1);
        expect(states.map((kind) => kind === 'paid')).toEqual(
          list.map(({ payment }) => payment === 'success'),
        );
      }),
    );
  });
});

describe('the way on from an order', () => {
  it.each([
    [{ kind: 'refunded', isMade: false }, 'notifications'],
    [{ kind: 'replaced', by: 'cart' }, 'cart'],
    [{ kind: 'replaced', by: 'order' }, 'transactions'],
    [{ kind: 'unpaid', because: 'elsewhere' }, 'contact'],
    [{ kind: 'unpaid', because: 'cartUnread' }, 'cart'],
    [{ kind: 'unpaid', because: 'lastUnclear' }, 'cart'],
    [{ kind: 'confirming' }, 'payment'],
    [{ kind: 'paid' }, 'none'],
    [{ kind: 'payable', mayBeUnderWay: true }, 'none'],
  ] as const)('of which is true %j leads to %s [RESUME-03]', (state, way) => {
    expect(wayOnFrom(state)).toBe(way);
  });
});
