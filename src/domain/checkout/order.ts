import { filter } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Cart } from '../cart/cart';
import type { AsReceived } from '../received/asReceived';
import type { UserId } from '../session/user';
import { DEFAULT_COUNTRY } from './limits';
import type { CheckedOrderForm } from './orderForm';

/** What is sent to place an order (PAY-04). */
export interface Order {
  /** None while the user's id is unknown or blank; the session then identifies the user (AMB-05). */
  readonly userId: Option<UserId>;
  /** Name, phone, email and billing address, the exact strings that the gateway's form repeats. */
  readonly form: CheckedOrderForm;
  readonly country: typeof DEFAULT_COUNTRY;
  /** The gateway's short lowercase name. */
  readonly paymentGateway: string;
  /** '' without a code. */
  readonly discountCode: string;
  /** The cart's payment (PAY-08). */
  readonly payment: AsReceived;
}

/** What an order needs besides form and cart. */
export interface OrderContext {
  readonly userId: Option<UserId>;
  readonly gateway: string;
  /** The applied code, typed or from a campaign; '' without one. */
  readonly discountCode: string;
}

const isFilled = (text: string): boolean => text.trim() !== '';

/** The order of a checked form and the cart as it stands (PAY-04, AMB-34). */
export const orderOf = (form: CheckedOrderForm, cart: Cart, context: OrderContext): Order => ({
  userId: filter(isFilled)(context.userId),
  form,
  country: DEFAULT_COUNTRY,
  paymentGateway: context.gateway.trim().toLowerCase(),
  discountCode: context.discountCode.trim(),
  payment: cart.payment.asReceived,
});
