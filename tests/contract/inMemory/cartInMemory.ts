import { isSome, some } from 'fp-ts/Option';
import {
  type Cart,
  type CartLine,
  type CartPayment,
  totalsOf,
  cartLineId,
} from '../../../src/domain/cart/cart';
import type { SubmittedService } from '../../../src/domain/cart/submittedService';
import type { SubService } from '../../../src/domain/catalogue/service';
import { type Paise, paise } from '../../../src/domain/money/money';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import { amountText } from '../../doubles/amountText';
import { pricedLines, totalsShown } from '../../doubles/pricedLines';
import { aCart, aCartLine, aCartPayment } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { QUOTED, SERVICES } from './catalogue';

/** What the discount code takes off. */
const PERCENT = 10;

const paymentOf = (lines: readonly CartLine[], percent = 0): CartPayment => {
  const priced = pricedLines(lines);
  const off = paise(Math.round((totalsOf(priced, paise(0)).subTotal * percent) / 100));
  const { total } = totalsOf(priced, off);
  return aCartPayment({ ...totalsShown(lines, off), payable: some(total), payableText: amountText(total) });
};

const subServiceOf = (subServiceId: string): SubService | undefined =>
  SERVICES.flatMap(({ subServices }) => subServices).find(({ id }) => id === subServiceId);

const nameOf = (subServiceId: string): string => subServiceOf(subServiceId)?.name ?? '';

/** The backend's own price, whatever the customer sends. */
const priceOf = (subServiceId: string): Paise => {
  const subService = subServiceOf(subServiceId);
  return subService?.pricingModel === 'fixed' ? subService.basePrice : QUOTED;
};

/** A cart line as the server makes it from a request. */
const lineOf = (service: SubmittedService, id: string): CartLine => ({
  id: cartLineId(id),
  serviceName: nameOf(service.serviceId),
  frequency: service.frequency,
  quantity: service.quantity,
  amount: some(priceOf(service.serviceId)),
  amountText: amountText(priceOf(service.serviceId)),
});

export const requestNameOf = (service: SubmittedService): string => nameOf(service.serviceId);

/** An empty cart with totals computed from its lines, and one discount code of 10 %. */
export const cartInMemory = (code: string) => {
  const cart: InMemoryCartGateway = new InMemoryCartGateway(aCart(0), {
    get [code](): CartPayment {
      return paymentOf(cart.cart.lines, PERCENT);
    },
  });
  cart.reprice = ({ lines }: Cart): Cart => ({ lines, payment: paymentOf(lines) });
  let added = 0;
  const put = (line: CartLine): void => {
    cart.cart = { ...cart.cart, lines: [...cart.cart.lines, line] };
  };
  const nextId = (): string => `line-${(added += 1)}`;
  return {
    cart,
    add: (service: SubmittedService): void => put(lineOf(service, nextId())),
    /** A line of a quotation that was accepted (AMB-58). */
    addQuoted: ({ serviceName, total, gst }: Quotation): void => {
      const amount = isSome(total) && isSome(gst) ? paise(total.value - gst.value) : paise(0);
      put(aCartLine({ id: nextId(), serviceName, frequency: 'once', amount: some(amount) }));
    },
    empty: (): void => {
      cart.cart = aCart(0);
    },
    /** What an order with this code comes to. */
    sums: (discountCode: string): CartPayment =>
      paymentOf(cart.cart.lines, discountCode === code ? PERCENT : 0),
  };
};
