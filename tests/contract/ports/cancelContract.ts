import { expect } from 'vitest';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId } from '../../../src/domain/quotations/request';
import { taskId } from '../../../src/domain/work/task';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import type { Backend, ReadableBackend } from '../backend';
import type { Gateways } from '../httpGateways';
import { answerOf, failureOf, firstOf, freshKey, stopped } from '../expectations';
import { aFixedLine, shopper } from './cartContract';
import { subServiceWhere } from './catalogueContract';
import { orderFor } from './orderContract';
import { describe, it } from '../suite';

type Call = Parameters<typeof failureOf>[0];

type Read = (of: Gateways, signal: AbortSignal) => Call;

/** The reads that can be cancelled. */
export const cancelledReads: Readonly<Record<string, Read>> = {
  cart: (of, signal) => of.cart.load(signal),
  files: (of, signal) => of.files.cabinet(signal),
  'task documents': (of, signal) => of.files.taskDocuments(taskId('1'), signal),
  profile: (of, signal) => of.profiles.load(signal),
  quotations: (of, signal) => of.quotations.quotations(signal),
  requests: (of, signal) => of.quotations.requests(signal),
  quotation: (of, signal) => of.quotations.quotation(quotationId('1'), signal),
  'request behind': (of, signal) => of.quotations.requestByQuotationLink(requestId('1'), signal),
  request: (of, signal) => of.quotations.request(requestId('1'), signal),
  'dashboard requests': (of, signal) => of.requests.dashboardRequests(signal),
  transactions: (of, signal) => of.transactions.all(signal),
  'transactions as proof': (of, signal) => of.transactions.allForCertain(signal),
  notifications: (of, signal) => of.notifications.all(signal),
  faqs: (of, signal) => of.faqs.faqsOf(subServiceId('1'), signal),
  questions: (of, signal) => of.prices.questionsOf(subServiceId('1'), signal),
  price: (of, signal) => of.prices.price(subServiceId('1'), [], signal),
  blogs: (of, signal) => of.blogs.recent(signal),
  tasks: (of, signal) => of.work.tasks(signal),
  task: (of, signal) => of.work.task(taskId('1'), signal),
  steps: (of, signal) => of.work.steps(taskId('1'), signal),
};

const expectCancelled = async (call: Call): Promise<void> => {
  expect(await failureOf(call)).toMatchObject({ kind: 'Cancelled' });
};

/** Contract of reads that are cancelled before they begin. */
export const cancelReadings = (open: () => ReadableBackend): void => {
  describe('cancelled before it began', () => {
    for (const [name, read] of Object.entries(cancelledReads))
      it(`a read of ${name} ends at once, without a message`, async () => {
        const failure = await failureOf(read(await open().furnished(), stopped()));
        expect(failure).toEqual({ kind: 'Cancelled', message: '' });
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
      const captchaToken = (await open().captchaToken?.()) ?? '';
      await expectCancelled(sessions.sendOtp({ phone, captchaToken }, stopped()));
      expect(await open().newestOtp(phone)).toBe(before);
    });
  });
};
