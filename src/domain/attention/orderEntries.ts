import { chain, getRight, isNone, isSome, none, type Option } from 'fp-ts/Option';
import { type Cart, isEmptyCart } from '../cart/cart';
import { beingConfirmed, heldServices } from '../checkout/beingConfirmed';
import { payableId } from '../checkout/orderAttempt';
import { payableOrder } from '../checkout/orderState';
import { payableNow } from '../checkout/payableNow';
import type { Instant } from '../dates/instant';
import type { Paise } from '../money/money';
import { paidAndDue } from '../transactions/paidAndDue';
import type { Transaction } from '../transactions/transaction';
import type { Entry } from './entry';
import { known, type Sources } from './sources';

type Shop = Pick<Sources, 'orders' | 'attempt' | 'cart'>;

const orderToPay = ({ orders, attempt, cart }: Shop): Option<Transaction> =>
  chain((listed: readonly Transaction[]) => payableOrder({ orders: listed, attempt, cart }))(orders);

const amountOf = (order: Transaction): Option<Paise> => {
  const { payableNow: first } = paidAndDue(order);
  return isSome(first) ? first : order.total;
};

const namesIn = (cart: Cart): readonly string[] => cart.lines.map(({ serviceName }) => serviceName);

/** The names of the order's services; of the cart, which still holds them, where the list names none (AMB-52). */
const servicesOf = (order: Transaction, cart: Option<Cart>): readonly string[] => {
  if (order.services.length > 0 || isNone(cart)) return order.services;
  return namesIn(cart.value);
};

const payEntry = (order: Transaction, cart: Option<Cart>): Entry => ({
  kind: 'payOrder',
  id: order.id,
  subject: servicesOf(order, cart),
  amount: amountOf(order),
  due: none,
  since: order.createdAt,
  place: { kind: 'payment', orderId: payableId(order) },
});

/** The services that can be ordered; without an amount where the cart's own holds more than these. */
const cartEntry = (cart: Cart, held: readonly string[]): readonly Entry[] => {
  const subject = namesIn(cart).filter((name) => !held.includes(name));
  if (subject.length === 0) return [];
  return [
    {
      kind: 'orderCart',
      id: '',
      subject,
      amount: held.length === 0 ? getRight(payableNow(cart)) : none,
      due: none,
      since: none,
      place: { kind: 'cart' },
    },
  ];
};

const checkEntry = (order: Transaction): Entry => ({
  kind: 'checkPayment',
  id: order.id,
  subject: order.services,
  amount: amountOf(order),
  due: none,
  since: order.createdAt,
  place: { kind: 'paymentResult', orderId: payableId(order) },
});

/**
 * The order that waits for its payment; else the orders whose payment is being confirmed for what the cart holds, and
 * what else waits in it to be ordered. Nothing stands in both, since the cart keeps the lines of an order until it is
 * paid (NEED-04, NEED-05, HOME-08).
 */
export const orderEntries = (shop: Shop, now: Instant): readonly Entry[] => {
  const { orders, attempt, cart } = shop;
  const order = orderToPay(shop);
  if (isSome(order)) return [payEntry(order.value, cart)];
  if (isNone(cart) || isEmptyCart(cart.value)) return [];
  const unconfirmed = beingConfirmed({ orders: known(orders), attempt, cart: cart.value, now });
  return [...unconfirmed.map(checkEntry), ...cartEntry(cart.value, heldServices(cart.value, unconfirmed))];
};
