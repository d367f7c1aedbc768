import { map, none, type Option, some } from 'fp-ts/Option';
import type { Order } from '../../../src/domain/checkout/order';
import type { CheckedOrderForm, OrderForm } from '../../../src/domain/checkout/orderForm';
import type { Payment } from '../../../src/domain/checkout/payment';
import type { ListedOrder } from '../../../src/domain/checkout/paymentResult';
import { gatewayText } from '../../../src/domain/checkout/gatewayText';
import { paise } from '../../../src/domain/money/money';
import { userId } from '../../../src/domain/session/user';
import type { OrderList } from '../../../src/domain/transactions/orderList';
import { orderId, transactionId } from '../../../src/domain/transactions/transaction';
import type { Given } from '../given';
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

/** Who pays, as the order sends it. */
export const aPayer = (): Payment['payer'] => {
  const { gstin: _, ...payer } = aCheckedForm();
  return payer;
};

export const anOrder = ({ userId: user = some('42'), ...given }: Given<Order> = {}): Order => ({
  userId: map(userId)(user),
  form: aCheckedForm(),
  country: 'IN',
  paymentGateway: 'payu',
  discountCode: '',
  payment: aCartPayment().asReceived,
  ...given,
});

/** The payment of order 77, from a portal at https://portal.example. */
export const aPayment = (
  given: Given<Pick<Payment, 'orderId' | 'amountText' | 'payer' | 'description'>> = {},
): Payment => {
  const {
    description,
    orderId: id,
    ...order
  } = {
    orderId: '77',
    amountText: '1180.00',
    payer: aPayer(),
    description: 'Services',
    ...given,
  };
  return { ...order, orderId: orderId(id), origin: 'https://portal.example', description };
};

export const aListedOrder = ({
  id = '1',
  orderId: order = '77',
  ...given
}: Given<ListedOrder> = {}): ListedOrder => ({
  id: transactionId(id),
  orderId: orderId(order),
  payment: 'success',
  total: some(paise(118_000)),
  createdAt: none,
  ...given,
});

/** A list of orders that was read, to its end or not. */
export const aRead = <A>(orders: readonly A[], isWhole = true): Option<OrderList<A>> =>
  some({ orders, isWhole });
