import { some } from 'fp-ts/Option';
import type { Cart, CartLine, CartPayment } from '../../../src/domain/cart/cart';
import { paise } from '../../../src/domain/money/money';

export const aLine = (given: Partial<CartLine> = {}): CartLine => ({
  id: '5',
  serviceName: 'GST Filing',
  frequency: 'monthly',
  quantity: 1,
  amount: some(paise(100_000)),
  amountText: '1000',
  ...given,
});

export const aPayment = (given: Partial<CartPayment> = {}): CartPayment => ({
  subTotal: some(paise(100_000)),
  discount: some(paise(0)),
  gst: some(paise(18_000)),
  total: some(paise(118_000)),
  advance: some(paise(0)),
  payable: some(paise(118_000)),
  payableText: '1180.00',
  raw: { sub_total: 1000, discount: 0, gst: 180, total: 1180, advance_amount: 0, payable: '1180.00' },
  ...given,
});

export const aCart = (given: Partial<Cart> = {}): Cart => ({
  lines: [aLine()],
  payment: aPayment(),
  ...given,
});
