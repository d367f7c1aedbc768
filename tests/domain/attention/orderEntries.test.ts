import fc from 'fast-check';
import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { needsYou } from '../../../src/domain/attention/needsYou';
import type { Sources } from '../../../src/domain/attention/sources';
import type { Cart } from '../../../src/domain/cart/cart';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aCartPayment } from '../../doubles/aCart';
import { aCart, aLine } from '../cart/builders';
import { aNamed } from '../checkout/attempts';
import type { Given } from '../given';
import { aTransaction } from '../transactions/aTransaction';
import { when } from '../when';
import { NOW, sourcesOf } from './builders';

const cart = aCart({ lines: [aLine({ id: '5' }), aLine({ id: '6', serviceName: 'Audit' })] });
const attemptFor = (orderId: Option<string>) => some(aNamed({ cart: cartFingerprint(cart), orderId }));

const anUnpaid = (given: Given<Transaction> = {}): Transaction =>
  aTransaction({ id: '9', orderId: '77', payment: 'otherwise', paymentText: 'Pending', ...given });

const listed = (given: Partial<Sources>) =>
  needsYou(sourcesOf({ orders: some([]), cart: some(cart), attempt: attemptFor(some('77')), ...given }), NOW);
const kinds = (given: Partial<Sources>) => listed(given).map(({ kind }) => kind);

describe('an order that is not paid', () => {
  it('is an entry with its amount while it can be paid, and then its cart is none [NEED-04] [NEED-05]', () => {
    expect(listed({ orders: some([aTransaction(), anUnpaid({ services: ['GST Filing'] })]) })).toEqual([
      {
        kind: 'payOrder',
        id: '9',
        subject: ['GST Filing'],
        amount: some(118_000),
        due: none,
        since: when('2026-11-20T15:05'),
        place: { kind: 'payment', orderId: '77' },
      },
    ]);
  });

  it.each([
    ['otherwise', 'payOrder'],
    ['failed', 'payOrder'],
    ['success', 'orderCart'],
    ['refunded', 'orderCart'],
  ] as const)('of which the list says %s is told as %s [NEED-04]', (payment, kind) => {
    expect(kinds({ orders: some([anUnpaid({ payment })]) })).toEqual([kind]);
  });

  it('is absent once the cart has changed or a newer order was placed [NEED-04]', () => {
    const orders = some([anUnpaid()]);
    expect(kinds({ orders, cart: some(aCart()) })).toEqual(['orderCart']);
    expect(kinds({ orders, attempt: attemptFor(some('78')) })).toEqual(['orderCart']);
    expect(kinds({ orders, attempt: attemptFor(none) })).toEqual(['orderCart']);
    expect(kinds({ orders, attempt: none })).toEqual(['orderCart']);
    expect(kinds({ orders, cart: none })).toEqual([]);
  });

  it('names what the cart holds where the list names no services', () => {
    expect(listed({ orders: some([anUnpaid()]) })[0]?.subject).toEqual(['GST Filing', 'Audit']);
  });

  it('has the amount that is asked first', () => {
    const order = anUnpaid({ payable: some(paise(59_000)) });
    expect(listed({ orders: some([order]) })[0]).toMatchObject({ amount: some(59_000) });
  });
});

describe('an order whose payment is being confirmed', () => {
  const elsewhere = anUnpaid({ services: ['Audit', 'Book Keeping'] });
  const audit = some(aCart({ lines: [aLine({ serviceName: 'Audit' })] }));

  it('is an entry with its result page, in place of a cart whose services it holds [NEED-05]', () => {
    expect(listed({ orders: some([elsewhere]), attempt: none, cart: audit })).toEqual([
      {
        kind: 'checkPayment',
        id: '9',
        subject: ['Audit', 'Book Keeping'],
        amount: some(118_000),
        due: none,
        since: when('2026-11-20T15:05'),
        place: { kind: 'paymentResult', orderId: '77' },
      },
    ]);
  });

  it('takes the place of a cart that writes the service otherwise', () => {
    const written = some(aCart({ lines: [aLine({ serviceName: ' audit ' })] }));
    expect(kinds({ orders: some([elsewhere]), attempt: none, cart: written })).toEqual(['checkPayment']);
  });

  it('leaves a line without a name, which no order is known to hold', () => {
    const lines = ['Audit', ''].map((serviceName) => aLine({ serviceName }));
    const orders = some([anUnpaid({ services: ['Audit', ''] })]);
    expect(kinds({ orders, attempt: none, cart: some(aCart({ lines })) })).toEqual([
      'checkPayment',
      'orderCart',
    ]);
  });

  it('leaves of the cart what it does not hold, without the amount of all [NEED-05] [HOME-08]', () => {
    expect(listed({ orders: some([elsewhere]), attempt: none })).toMatchObject([
      { kind: 'checkPayment', subject: ['Audit', 'Book Keeping'] },
      { kind: 'orderCart', subject: ['GST Filing'], amount: none },
    ]);
  });

  it('holds nothing that is asked to be ordered, whatever the cart is [HOME-08]', () => {
    fc.assert(
      fc.property(fc.subarray(['GST Filing', 'Audit', 'Book Keeping', 'audit ']), (names) => {
        const chosen = some(aCart({ lines: names.map((serviceName) => aLine({ serviceName })) }));
        const entries = listed({ orders: some([elsewhere]), attempt: none, cart: chosen });
        const asked = entries.flatMap(({ kind, subject }) => (kind === 'orderCart' ? subject : []));
        expect(asked).toEqual(names.filter((name) => name === 'GST Filing'));
      }),
    );
  });

  it('waits for nobody while the cart holds none of its services, or is unread', () => {
    const orders = some([elsewhere]);
    expect(kinds({ orders, attempt: none, cart: some(aCart()) })).toEqual(['orderCart']);
    expect(kinds({ orders, attempt: none, cart: some(aCart({ lines: [] })) })).toEqual([]);
    expect(kinds({ orders, attempt: none, cart: none })).toEqual([]);
  });

  it('gives way to the order that Pay now pays', () => {
    const own = anUnpaid({ id: '10', orderId: '78' });
    expect(kinds({ orders: some([elsewhere, own]), attempt: attemptFor(some('78')) })).toEqual(['payOrder']);
  });
});

describe('a cart', () => {
  it('with lines and no order under way is one entry with the payable amount [NEED-05]', () => {
    expect(listed({ attempt: none })).toEqual([
      {
        kind: 'orderCart',
        id: '',
        subject: ['GST Filing', 'Audit'],
        amount: some(118_000),
        due: none,
        since: none,
        place: { kind: 'cart' },
      },
    ]);
  });

  it('that is empty or unread is no entry [NEED-05]', () => {
    for (const nothing of [some(aCart({ lines: [] })), none] satisfies readonly Option<Cart>[])
      expect(kinds({ cart: nothing })).toEqual([]);
  });

  it('is listed without an amount while that is missing, and while the orders are unread [NEED-11]', () => {
    const unpriced = aCart({ payment: aCartPayment({ payable: none }) });
    expect(listed({ cart: some(unpriced) })).toMatchObject([{ kind: 'orderCart', amount: none }]);
    expect(kinds({ orders: none })).toEqual(['orderCart']);
  });
});
