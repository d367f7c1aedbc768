import { exists, some } from 'fp-ts/Option';
import type { Cart } from '../cart/cart';
import { isSameService } from '../catalogue/sameService';
import { DAY_MS, type Instant, momentOf, type When } from '../dates/instant';
import type { Transaction } from '../transactions/transaction';
import { CONFIRMATION_DAYS } from './limits';
import type { OrderAttempt } from './orderAttempt';
import { type OrderSurroundings, orderState } from './orderState';
import { cartFingerprint, holdsSameLines } from './sameOrder';

interface CartAndOrders extends Omit<OrderSurroundings<Transaction>, 'cart'> {
  readonly cart: Cart;
  readonly now: Instant;
}

/** An order of unknown age may be recent. */
const mayStillBeConfirmed = ({ createdAt }: Transaction, now: Instant): boolean =>
  !exists((when: When) => now - momentOf(when) > CONFIRMATION_DAYS * DAY_MS)(createdAt);

/**
 * The recent orders whose payment may be under way and that hold a service of this cart, so that it is not bought twice.
 * The order that Pay now pays is none of them: the cart leads to the same order.
 */
export const beingConfirmed = ({ orders, attempt, cart, now }: CartAndOrders): readonly Transaction[] =>
  orders.filter(
    (order) =>
      mayStillBeConfirmed(order, now) &&
      cart.lines.some(({ serviceName }) => order.services.some((name) => isSameService(name, serviceName))) &&
      orderState(order, { orders, attempt, cart: some(cart) }).kind === 'confirming',
  );

/** The services of the cart that these orders hold already: they must not be ordered again without a question (HOME-08). */
export const heldServices = ({ lines }: Cart, orders: readonly Transaction[]): readonly string[] => {
  const held = orders.flatMap(({ services }) => services);
  return lines
    .map(({ serviceName }) => serviceName)
    .filter((name) => held.some((one) => isSameService(one, name)));
};

/**
 * The services that Place Order would order a second time, so that it asks first; none where it leads to the order that was
 * begun with this very cart (HOME-08).
 */
export const orderedTwice = (given: CartAndOrders): readonly string[] => {
  const isBegun = exists((attempt: OrderAttempt) =>
    holdsSameLines(attempt.cart, cartFingerprint(given.cart)),
  )(given.attempt);
  return isBegun ? [] : heldServices(given.cart, beingConfirmed(given));
};
