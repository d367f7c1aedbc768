import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  isListedPaid,
  isMissing,
  listedOrder,
  readPaymentResult,
  shownOrderId,
} from '../../../src/domain/checkout/paymentResult';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aListedOrder } from './builders';

describe('the payment result page', () => {
  it('reads success and failed, naming the order [PAY-21]', () => {
    expect(readPaymentResult(some('success'), some('77'))).toEqual({ state: 'success', orderId: '77' });
    expect(readPaymentResult(some('failed'), some(' 77 '))).toEqual({ state: 'failed', orderId: '77' });
  });

  it("reads any other status as 'checking' [PAY-22]", () => {
    expect(readPaymentResult(none, some('77'))).toEqual({ state: 'checking', orderId: '77' });
    expect(readPaymentResult(some('abc'), none)).toEqual({ state: 'checking', orderId: '' });
    expect(readPaymentResult(some(''), some(''))).toEqual({ state: 'checking', orderId: '' });
    expect(readPaymentResult(some('SUCCESS'), none).state).toBe('checking');
  });

  it.each(['9', '100001', 'ORD-2026/77', 'a.b_c#1', 'x'.repeat(40)])(
    'shows the id %j of an address',
    (id) => {
      expect(shownOrderId(readPaymentResult(none, some(id)))).toBe(id);
    },
  );

  it.each(['', 'You have won', 'call 1800 000', '<b>9</b>', 'नमस्ते', 'x'.repeat(41), '9\n'])(
    'shows nothing of an address that says %j',
    (text) => {
      expect(shownOrderId({ state: 'success', orderId: orderId(text) })).toBe('');
    },
  );
});

describe('an order of the list', () => {
  const orders = [aListedOrder({ id: '77', orderId: '1' }), aListedOrder({ id: '2', orderId: '77' })];

  it('is found by its Transaction ID before its own id', () => {
    expect(listedOrder(orderId('77'), orders)).toEqual(some(orders[1]));
    expect(listedOrder(orderId('2'), orders)).toEqual(some(orders[1]));
    expect(listedOrder(orderId('3'), orders)).toEqual(none);
    expect(listedOrder(orderId(''), [aListedOrder({ orderId: '' })])).toEqual(none);
  });

  it('is missing only from a list that was read to its end [RESUME-04]', () => {
    const whole = { orders, isWhole: true };
    expect(['77', '3'].map((id) => isMissing(orderId(id), whole))).toEqual([false, true]);
    expect(['77', '3'].map((id) => isMissing(orderId(id), { orders, isWhole: false }))).toEqual([
      false,
      false,
    ]);
  });

  it('is paid only when the list says success', () => {
    expect(isListedPaid(orderId('77'), [aListedOrder()])).toBe(true);
    expect(isListedPaid(orderId('77'), [aListedOrder({ payment: 'otherwise' })])).toBe(false);
    expect(isListedPaid(orderId('78'), [aListedOrder()])).toBe(false);
  });
});
