import { describe, expect, it } from 'vitest';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId } from '../../../src/domain/quotations/request';
import { taskId } from '../../../src/domain/work/task';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import type { Backend, Customer, ReadableBackend } from '../backend';
import { answerOf, failureOf, firstOf, freshKey, stopped } from '../expectations';
import { aFixedLine, shopper } from './cartContract';
import { subServiceWhere } from './catalogueContract';
import { orderFor } from './orderContract';

type Call = Parameters<typeof failureOf>[0];

const readsOf = (customer: Customer, signal: AbortSignal): Readonly<Record<string, Call>> => ({
  cart: customer.cart.load(signal),
  files: customer.files.cabinet(signal),
  'task documents': customer.files.taskDocuments(taskId('1'), signal),
  profile: customer.profiles.load(signal),
  quotations: customer.quotations.quotations(signal),
  requests: customer.quotations.requests(signal),
  quotation: customer.quotations.quotation(quotationId('1'), signal),
  'request behind': customer.quotations.requestByQuotationLink(requestId('1'), signal),
  request: customer.quotations.request(requestId('1'), signal),
  'dashboard requests': customer.requests.dashboardRequests(signal),
  transactions: customer.transactions.all(signal),
  notifications: customer.notifications.all(signal),
  faqs: customer.faqs.faqsOf(subServiceId('1'), signal),
  questions: customer.prices.questionsOf(subServiceId('1'), signal),
  price: customer.prices.price(subServiceId('1'), [], signal),
  blogs: customer.blogs.recent(signal),
  tasks: customer.work.tasks(signal),
  steps: customer.work.steps(taskId('1'), signal),
});

const expectCancelled = async (call: Call): Promise<void> => {
  expect(await failureOf(call)).toMatchObject({ kind: 'Cancelled' });
};

/** Contract of reads that are cancelled before they begin. */
export const cancelReadings = (open: () => ReadableBackend): void => {
  describe('every read', () => {
    it('is cancelled by a signal that has aborted', async () => {
      const customer = await open().furnished();
      const kinds: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const [name, call] of Object.entries(readsOf(customer, stopped()))) {
        kinds[name] = await failureOf(call);
        expected[name] = { kind: 'Cancelled', message: '' };
      }
      expect(kinds).toEqual(expected);
    });
  });
};

/** Contract of changes to cart, order and requests that are cancelled before they begin. */
export const cancelContract = (open: () => Backend): void => {
  describe('cancelled before it began', () => {
    it('an addition leaves the cart empty', async () => {
      const customer = await open().newcomer();
      await expectCancelled(
        customer.submissions.addToCart(await aFixedLine(customer), freshKey(), stopped()),
      );
      expect((await answerOf(customer.cart.load())).lines).toEqual([]);
    });

    it('a request for a quotation is not made', async () => {
      const customer = await open().newcomer();
      const subService = await subServiceWhere(customer, ({ pricingModel }) => pricingModel === 'quotation');
      const line = lineOf(subService, { amount: paise(0), questions: [] });
      await expectCancelled(customer.submissions.requestQuotation(line, freshKey(), stopped()));
      expect(await answerOf(customer.quotations.requests())).toEqual([]);
    });

    it('a removal and a discount code leave the cart as it is', async () => {
      const customer = await shopper(open());
      const before = await answerOf(customer.cart.load());
      await expectCancelled(customer.cart.remove(firstOf(before.lines, 'line').id, stopped()));
      await expectCancelled(customer.cart.applyCode(open().discountCode, stopped()));
      expect(await answerOf(customer.cart.load())).toEqual(before);
    });

    it('an order is not placed', async () => {
      const customer = await shopper(open());
      await expectCancelled(customer.orders.place(await orderFor(customer), freshKey(), stopped()));
      expect(await answerOf(customer.transactions.all())).toEqual([]);
    });

    it('a one-time password is not sent', async () => {
      const { sessions } = open().visitor;
      const phone = open().freshPhone();
      const before = await open().newestOtp(phone);
      const captchaToken = await open().captchaToken();
      await expectCancelled(sessions.sendOtp({ phone, captchaToken }, stopped()));
      expect(await open().newestOtp(phone)).toBe(before);
    });
  });
};
