import { some } from 'fp-ts/Option';
import { expect } from 'vitest';
import { gatewayText } from '../../../src/domain/checkout/gatewayText';
import { type Order, orderOf } from '../../../src/domain/checkout/order';
import type { Payment } from '../../../src/domain/checkout/payment';
import type { CheckedOrderForm } from '../../../src/domain/checkout/orderForm';
import { type OrderId, orderId as orderIdOf } from '../../../src/domain/transactions/transaction';
import type { Backend, Customer } from '../backend';
import { answerOf, expectJustNow, failureOf, firstOf, freshKey, keyFor, MANY } from '../expectations';
import { aFixedLine, shopper } from './cartContract';
import { describe, it } from '../suite';

const form: CheckedOrderForm = {
  fullName: gatewayText('Nila Iyer'),
  phone: gatewayText('+919876543210'),
  email: gatewayText('nila@example.in'),
  gstin: gatewayText(''),
  address: gatewayText('12 MG Road, Flat 4'),
  locality: gatewayText(''),
  state: gatewayText('Maharashtra'),
  zipCode: gatewayText('411001'),
};

/** An order of what the customer's cart holds. */
export const orderFor = async (customer: Customer): Promise<Order> => {
  const cart = await answerOf(customer.cart.load());
  return orderOf(form, cart, { userId: some(customer.user.id), gateway: 'payu', discountCode: '' });
};

export const toPrepare = async (customer: Customer, orderId: OrderId): Promise<Payment> => {
  const { payment } = await answerOf(customer.cart.load());
  return {
    orderId,
    amountText: payment.payableText,
    payer: form,
    origin: 'https://portal.example',
    description: 'Services',
  };
};

const orderContractProper = (open: () => Backend): void => {
  describe('OrderGateway', () => {
    it('returns the id of an order, which is listed as an unpaid transaction', async () => {
      const customer = await shopper(open());
      const id = await answerOf(customer.orders.place(await orderFor(customer), freshKey()));
      const listed = await answerOf(customer.transactions.all());
      expect(listed.map(({ orderId, payment }) => [orderId, payment])).toEqual([[id, 'otherwise']]);
    });

    it('places an order of now, at the sums that the customer saw for the discount code', async () => {
      const customer = await shopper(open());
      const { lines } = await answerOf(customer.cart.load());
      const payment = await answerOf(customer.cart.applyCode(open().discountCode));
      const context = { userId: some(customer.user.id), gateway: 'payu', discountCode: open().discountCode };
      await answerOf(customer.orders.place(orderOf(form, { lines, payment }, context), freshKey()));
      const order = firstOf(await answerOf(customer.transactions.all()), 'order');
      const { subTotal, discount, gst, total } = payment;
      expect(order).toMatchObject({ subTotal, discount, gst, total });
      expectJustNow(order.createdAt);
    });

    it('lists every one of many orders', async () => {
      const customer = await shopper(open());
      const order = await orderFor(customer);
      const ids: string[] = [];
      for (let count = 0; count < MANY; count += 1)
        ids.push(await answerOf(customer.orders.place(order, freshKey())));
      const listed = await answerOf(customer.transactions.all());
      expect(listed.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
    });

    it('makes one order of an intention that is sent twice, and two of two intentions', async () => {
      const customer = await shopper(open());
      const order = await orderFor(customer);
      const key = keyFor(customer);
      const id = await answerOf(customer.orders.place(order, key));
      expect(await answerOf(customer.orders.place(order, key))).toBe(id);
      expect(await answerOf(customer.transactions.all())).toHaveLength(1);
      expect(await answerOf(customer.orders.place(order, freshKey()))).not.toBe(id);
      expect(await answerOf(customer.transactions.all())).toHaveLength(2);
    });

    it('makes one order of an intention that is sent several times at once', async () => {
      const customer = await shopper(open());
      const order = await orderFor(customer);
      const key = keyFor(customer);
      const ids = await Promise.all(
        Array.from({ length: 5 }, () => answerOf(customer.orders.place(order, key))),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await answerOf(customer.transactions.all())).toHaveLength(1);
    });

    it('leaves the cart unchanged until the order is paid', async () => {
      const customer = await shopper(open());
      const before = await answerOf(customer.cart.load());
      await answerOf(customer.orders.place(await orderFor(customer), freshKey()));
      expect(await answerOf(customer.cart.load())).toEqual(before);
    });

    it('refuses an order of an empty cart and lists none', async () => {
      const customer = await open().newcomer();
      const failure = await failureOf(customer.orders.place(await orderFor(customer), freshKey()));
      expect(['Rejected', 'Refused']).toContain(failure.kind);
      expect(await answerOf(customer.transactions.all())).toEqual([]);
    });
  });
};

const paying = (open: () => Backend): void => {
  describe('a paid order', () => {
    it('is listed as paid, leaves the cart and becomes one task for each service', async () => {
      const customer = await shopper(open());
      const line = await aFixedLine(customer);
      for (let count = 1; count < MANY; count += 1)
        await answerOf(customer.submissions.addToCart(line, freshKey()));
      const { lines } = await answerOf(customer.cart.load());
      const id = await answerOf(customer.orders.place(await orderFor(customer), freshKey()));
      await open().pay(customer, id);
      const listed = await answerOf(customer.transactions.all());
      expect(listed.map(({ orderId, payment }) => [orderId, payment])).toEqual([[id, 'success']]);
      expect((await answerOf(customer.cart.load())).lines).toEqual([]);
      const tasks = await answerOf(customer.work.tasks());
      expect(tasks.map(({ serviceName, orderId }) => [serviceName, orderId])).toEqual(
        lines.map(({ serviceName }) => [serviceName, id]),
      );
      for (const { createdAt, userId } of tasks) {
        expectJustNow(createdAt);
        expect(userId).toBe(customer.user.id);
      }
    });
  });
};

const preparing = (open: () => Backend): void => {
  describe('PaymentGateway', () => {
    it('prepares the payment of a placed order', async () => {
      const customer = await shopper(open());
      const orderId = await answerOf(customer.orders.place(await orderFor(customer), freshKey()));
      const prepared = await answerOf(customer.payments.prepare(await toPrepare(customer, orderId)));
      expect(prepared.orderId).toBe(orderId);
      expect(customer.payments.name).toMatch(/^[a-z]+$/);
    });

    it('prepares nothing for an unknown order or another customer’s order', async () => {
      const customer = await shopper(open());
      const other = await shopper(open());
      const orderId = await answerOf(customer.orders.place(await orderFor(customer), freshKey()));
      const prepare = async (id: OrderId) => other.payments.prepare(await toPrepare(other, id));
      expect((await failureOf(await prepare(orderId))).kind).toBe('NotFound');
      expect((await failureOf(await prepare(orderIdOf('999999999')))).kind).toBe('NotFound');
    });
  });
};

/** Contract of an order and the start of its payment. */
export const orderContract = (open: () => Backend): void => {
  orderContractProper(open);
  paying(open);
  preparing(open);
};
