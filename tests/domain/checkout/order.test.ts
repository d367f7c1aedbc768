import { asReceived } from '../../../src/domain/received/asReceived';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/domain/checkout/order';
import type { OrderContext } from '../../../src/domain/checkout/order';
import { userId } from '../../../src/domain/session/user';
import { aCart } from '../cart/builders';
import { aCartPayment } from '../../doubles/aCart';
import { aCheckedForm } from './builders';

const context: OrderContext = { userId: some(userId('42')), gateway: 'payu', discountCode: '' };

describe('the order payload', () => {
  it("carries the logged-in user's id, none while it is unknown [PAY-05]", () => {
    expect(orderOf(aCheckedForm(), aCart(), context).userId).toEqual(some('42'));
    expect(orderOf(aCheckedForm(), aCart(), { ...context, userId: none }).userId).toEqual(none);
  });

  it.each(['', ' '])('carries no user id where the known one is %j [PAY-05]', (blank) => {
    expect(orderOf(aCheckedForm(), aCart(), { ...context, userId: some(userId(blank)) }).userId).toEqual(
      none,
    );
  });

  it('is billed in IN and names the gateway in short lowercase [PAY-06]', () => {
    const order = orderOf(aCheckedForm(), aCart(), { ...context, gateway: ' PayU ' });
    expect(order.country).toBe('IN');
    expect(order.paymentGateway).toBe('payu');
  });

  it('carries the applied code, empty without one [PAY-07]', () => {
    expect(orderOf(aCheckedForm(), aCart(), { ...context, discountCode: ' SAVE10 ' }).discountCode).toBe(
      'SAVE10',
    );
    expect(orderOf(aCheckedForm(), aCart(), context).discountCode).toBe('');
  });

  it("carries the cart's payment as the object that was received [PAY-08]", () => {
    const received = asReceived({ sub_total: '1000', payable: '1180.00', extra: [1] });
    const payment = aCartPayment({ asReceived: received });
    expect(orderOf(aCheckedForm(), aCart({ payment }), context).payment).toBe(received);
  });

  it('carries the checked form as it is', () => {
    const form = aCheckedForm();
    expect(orderOf(form, aCart(), context).form).toBe(form);
  });
});
