import { asReceived } from '../../src/domain/received/asReceived';
import { isSome, some } from 'fp-ts/Option';
import { type Cart, type CartLine, cartLineId, type CartPayment } from '../../src/domain/cart/cart';
import { rupeesToPaise } from '../../src/domain/money/money';
import type { Given } from '../domain/given';
import { amountText } from './amountText';

/** A line of one thousand rupees. */
export const aCartLine = ({ id = '1', ...changes }: Given<CartLine> = {}): CartLine => {
  const amount = changes.amount ?? some(rupeesToPaise(1000));
  return {
    id: cartLineId(id),
    serviceName: 'GST Filing',
    frequency: 'monthly',
    quantity: 1,
    amount,
    amountText: isSome(amount) ? amountText(amount.value) : 'n/a',
    ...changes,
  };
};

/** The payment of one thousand rupees and its 18 % GST. */
export const aCartPayment = (changes: Partial<CartPayment> = {}): CartPayment => ({
  subTotal: some(rupeesToPaise(1000)),
  discount: some(rupeesToPaise(0)),
  gst: some(rupeesToPaise(180)),
  total: some(rupeesToPaise(1180)),
  advance: some(rupeesToPaise(0)),
  payable: some(rupeesToPaise(1180)),
  payableText: '1180.00',
  asReceived: asReceived({
    sub_total: 1000,
    discount: 0,
    gst: 180,
    total: 1180,
    advance_amount: 0,
    payable: '1180.00',
  }),
  ...changes,
});

/** A cart with the given number of different services. */
export const aCart = (items = 1): Cart => ({
  lines: Array.from({ length: items }, (_, index) =>
    aCartLine({ id: String(index + 1), serviceName: `Service ${index + 1}` }),
  ),
  payment: aCartPayment(),
});
