import { exists, type Option } from 'fp-ts/Option';
import { type Cart, isEmptyCart } from '../cart/cart';

/** What a customer has with the provider; none for what could not be read, or not in full, or has not been read yet. */
interface Dealings {
  readonly tasks: Option<readonly unknown[]>;
  readonly orders: Option<readonly unknown[]>;
  readonly quotations: Option<readonly unknown[]>;
  readonly requests: Option<readonly unknown[]>;
  readonly cart: Option<Cart>;
}

/** Whether it is known that the customer has nothing yet, not even something in the cart (HOME-01). */
export const hasNothingYet = ({ cart, ...lists }: Dealings): boolean =>
  exists(isEmptyCart)(cart) &&
  Object.values(lists).every(exists((items: readonly unknown[]) => items.length === 0));
