import { some } from 'fp-ts/Option';
import type { Order } from '../../../src/domain/checkout/order';
import type { CheckedOrderForm, OrderForm } from '../../../src/domain/checkout/orderForm';
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

export const aListedOrder = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  id: '1',
  orderId: '77',
  payment: 'success',
  paymentText: 'success',
  total: some(paise(118_000)),
  ...given,
});
