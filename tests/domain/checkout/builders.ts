import { some } from 'fp-ts/Option';
import type { Order } from '../../../src/domain/checkout/order';
import type { CheckedOrderForm, OrderForm } from '../../../src/domain/checkout/orderForm';
import { type Payment, paymentOf } from '../../../src/domain/checkout/payment';
import type { ListedOrder } from '../../../src/domain/checkout/paymentResult';
import { gatewayText } from '../../../src/domain/checkout/gatewayText';
import { paise } from '../../../src/domain/money/money';
import { aCartPayment } from '../../doubles/aCart';

export const anOrderForm = (given: Partial<OrderForm> = {}): OrderForm => ({
  fullName: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@example.in',
  gstin: '27AAPFU0939F1ZV',
  address: '12 Hill Road',
  locality: 'Bandra',
  state: 'Maharashtra',
  zipCode: '400050',
  ...given,
});

export const aCheckedForm = (given: Partial<OrderForm> = {}): CheckedOrderForm => {
  const form = anOrderForm(given);
  return {
    fullName: gatewayText(form.fullName),
    phone: gatewayText(form.phone),
    email: gatewayText(form.email),
    gstin: gatewayText(form.gstin),
    address: gatewayText(form.address),
    locality: gatewayText(form.locality),
    state: gatewayText(form.state),
    zipCode: gatewayText(form.zipCode),
  };
};

export const anOrder = (given: Partial<Order> = {}): Order => ({
  userId: some('42'),
  form: aCheckedForm(),
  country: 'IN',
  paymentGateway: 'payu',
  discountCode: '',
  payment: aCartPayment().raw,
  ...given,
});

/** The payment of order 77, from a portal at https://portal.example. */
export const aPayment = (
  given: Partial<Pick<Payment, 'orderId' | 'amountText' | 'payer' | 'description'>> = {},
): Payment => {
  const { description, ...order } = {
    orderId: '77',
    amountText: '1180.00',
    payer: aCheckedForm(),
    description: 'Services',
    ...given,
  };
  return paymentOf(order, { origin: 'https://portal.example', description });
};

export const aListedOrder = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  id: '1',
  orderId: '77',
  payment: 'success',
  paymentText: 'success',
  total: some(paise(118_000)),
  ...given,
});
