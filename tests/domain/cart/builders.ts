import { aCartPayment } from '../../doubles/aCart';
import { some } from 'fp-ts/Option';
import type { Cart, CartLine } from '../../../src/domain/cart/cart';
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

export const aCart = (given: Partial<Cart> = {}): Cart => ({
  lines: [aLine()],
  payment: aCartPayment(),
  ...given,
});
