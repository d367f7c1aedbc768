import { isSome } from 'fp-ts/Option';
import type { Order } from '../../domain/checkout/order';
import { numberOrText } from '../wire/numberOrText';
import type { WireRecord } from '../wire/unwrap';

/** The body of place-order (PAY-04); the user's id only when it is known (AMB-05, AMB-34). */
export const toOrderBody = (order: Order): WireRecord => ({
  ...(isSome(order.userId) ? { user_id: numberOrText(order.userId.value) } : {}),
  full_name: order.form.fullName,
  phone: order.form.phone,
  email: order.form.email,
  gstin: order.form.gstin,
  billing_address: order.form.address,
  billing_locality: order.form.locality,
  billing_state: order.form.state,
  billing_zip_code: order.form.zipCode,
  billing_country: order.country,
  payment_gateway: order.paymentGateway,
  discount_code: order.discountCode,
  payment: order.payment,
});
