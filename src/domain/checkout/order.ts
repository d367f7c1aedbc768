import { filter } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Cart } from '../cart/cart';
import { DEFAULT_COUNTRY } from './limits';
import type { CheckedOrderForm } from './orderForm';

/** What is sent to place an order (section 3, order payload). */
export interface Order {
  /** None while the user's id is unknown or blank; the bearer token tells it then (AMB-05). */
  readonly userId: Option<string>;
  /** Name, phone, email and billing address, the very strings that the gateway's form repeats. */
  readonly form: CheckedOrderForm;
  readonly country: typeof DEFAULT_COUNTRY;
  /** The gateway's short lowercase name. */
  readonly paymentGateway: string;
  /** '' without a code. */
  readonly discountCode: string;
  /** The cart's payment as received. */
  readonly payment: Readonly<Record<string, unknown>>;
}

/** What an order takes from beside form and cart. */
export interface OrderContext {
  readonly userId: Option<string>;
  readonly gateway: string;
  /** The applied code, typed or from a campaign; '' without one. */
  readonly discountCode: string;
}

const isFilled = (text: string): boolean => text.trim() !== '';

/** The order of a checked form and the cart as it stands (section 3, AMB-34). */
export const orderOf = (form: CheckedOrderForm, cart: Cart, context: OrderContext): Order => ({
  userId: filter(isFilled)(context.userId),
  form,
  country: DEFAULT_COUNTRY,
  paymentGateway: context.gateway.trim().toLowerCase(),
  discountCode: context.discountCode.trim(),
  payment: cart.payment.raw,
});
