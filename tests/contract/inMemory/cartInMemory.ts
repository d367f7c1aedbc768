import { some } from 'fp-ts/Option';
import {
  type Cart,
  type CartLine,
  type CartPayment,
  totalsOf,
  cartLineId,
} from '../../../src/domain/cart/cart';
import type { CartAddition } from '../../../src/domain/cart/addition';
import { paise } from '../../../src/domain/money/money';
import { amountText } from '../../doubles/amountText';
import { pricedLines, totalsShown } from '../../doubles/pricedLines';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { SERVICES } from './catalogue';

const paymentOf = (lines: readonly CartLine[], percent = 0): CartPayment => {
  const priced = pricedLines(lines);
  const off = paise(Math.round((totalsOf(priced, paise(0)).subTotal * percent) / 100));
  const { total } = totalsOf(priced, off);
  return aCartPayment({ ...totalsShown(lines, off), payable: some(total), payableText: amountText(total) });
};

const nameOf = (subServiceId: string): string =>
  SERVICES.flatMap(({ subServices }) => subServices).find(({ id }) => id === subServiceId)?.name ?? '';

/** A cart line as the server makes it from a request. */
const lineOf = (addition: CartAddition, id: string): CartLine => ({
  id: cartLineId(id),
  serviceName: nameOf(addition.serviceId),
  frequency: addition.frequency,
  quantity: addition.quantity,
  amount: some(addition.amount),
  amountText: amountText(addition.amount),
});

export const requestNameOf = (addition: CartAddition): string => nameOf(addition.serviceId);

/** An empty cart with totals computed from its lines, and one discount code of 10 %. */
export const cartInMemory = (code: string) => {
  const cart: InMemoryCartGateway = new InMemoryCartGateway(aCart(0), {
    get [code](): CartPayment {
      return paymentOf(cart.cart.lines, 10);
    },
  });
  cart.reprice = ({ lines }: Cart): Cart => ({ lines, payment: paymentOf(lines) });
  const add = (addition: CartAddition): void => {
    const { lines } = cart.cart;
    cart.cart = { ...cart.cart, lines: [...lines, lineOf(addition, `line-${lines.length + 1}`)] };
  };
  return { cart, add };
};
