import { aCartPayment } from '../../doubles/aCart';
import { some } from 'fp-ts/Option';
import { type Cart, type CartLine, cartLineId } from '../../../src/domain/cart/cart';
import { paise } from '../../../src/domain/money/money';
import type { Given } from '../given';

export const aLine = ({ id = '5', ...given }: Given<CartLine> = {}): CartLine => ({
  id: cartLineId(id),
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
