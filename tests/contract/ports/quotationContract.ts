import { type Either, isRight } from 'fp-ts/Either';
import { isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { GatewayError } from '../../../src/application/ports/gatewayError';
import { type Quotation, type QuotationStatus, quotationId } from '../../../src/domain/quotations/quotation';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import { submissionOfQuote } from '../../../src/domain/pricing/priceAction';
import { requestId } from '../../../src/domain/quotations/request';
import type { Backend, Customer, ReadableBackend } from '../backend';
import {
  answerOf,
  expectIds,
  expectJustNow,
  failureOf,
  firstOf,
  freshKey,
  goOn,
  MANY,
  stopped,
} from '../expectations';
import { subServiceWhere } from './catalogueContract';
import { pricedByAnswers } from './pricingContract';
import { describe, it } from '../suite';

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

/** A missing record is either none or NotFound. */
const isNothing = <A>(response: Either<GatewayError, Option<A>>): boolean =>
  isRight(response) ? isNone(response.right) : response.left.kind === 'NotFound';

const quotationOf = async (customer: Customer, status: QuotationStatus): Promise<Quotation> =>
  firstOf(
    (await answerOf(customer.quotations.quotations())).filter((one) => one.status === status),
    `${status} quotation`,
  );

const statusOf = async (customer: Customer, id: string): Promise<QuotationStatus | undefined> => {
  const found = await answerOf(customer.quotations.quotation(quotationId(id)));
  return isSome(found) ? found.value.status : undefined;
};

const NOBODYS = '999999999';

/** Contract of quotations and requests as dashboard, list and detail read them. */
export const quotationReadings = (open: () => ReadableBackend): void => {
  describe('DashboardRequestGateway and QuotationGateway', () => {
    it('read the same requests', async () => {
      const { requests, quotations } = await open().furnished();
      expectIds(await answerOf(quotations.quotations()));
      const all = await answerOf(quotations.requests());
      expectIds(all);
      expect(idsOf(await answerOf(requests.dashboardRequests()))).toEqual(idsOf(all));
    });

    it('answer one record as the list has it', async () => {
      const { quotations } = await open().furnished();
      for (const listed of await answerOf(quotations.quotations())) {
        const found = await answerOf(quotations.quotation(listed.id));
        expect(isSome(found) && found.value).toEqual(listed);
      }
      for (const listed of await answerOf(quotations.requests())) {
        expect(await answerOf(quotations.request(listed.id))).toEqual(listed);
        const behind = await answerOf(quotations.requestByQuotationLink(listed.id));
        expect(isSome(behind) && behind.value).toEqual(listed);
      }
    });

    it('have nothing under an id that nobody has', async () => {
      const { quotations } = await open().furnished();
      expect(isNothing(await quotations.quotation(quotationId(NOBODYS))())).toBe(true);
      expect(isNothing(await quotations.requestByQuotationLink(requestId(NOBODYS))())).toBe(true);
      expect((await failureOf(quotations.request(requestId(NOBODYS)))).kind).toBe('NotFound');
    });
  });
};

const decisionContract = (open: () => Backend): void => {
  describe('a decision', () => {
    it('to accept is read back, with the server’s message', async () => {
      const customer = await open().furnished();
      const { id } = await quotationOf(customer, 'pending');
      const said = await answerOf(customer.quotations.submitDecision(id, { kind: 'accept' }, goOn()));
      expect(said).toMatch(/\S/);
      expect(await statusOf(customer, id)).toBe('accepted');
    });

    it('to accept puts the quotation into the cart, at its price', async () => {
      const customer = await open().furnished();
      const { id, names, total, gst } = await quotationOf(customer, 'pending');
      const before = await answerOf(customer.cart.load());
      await answerOf(customer.quotations.submitDecision(id, { kind: 'accept' }, goOn()));
      const { lines } = await answerOf(customer.cart.load());
      expect(lines).toHaveLength(before.lines.length + 1);
      const known = new Set(before.lines.map((line) => line.id));
      const [line] = lines.filter((one) => !known.has(one.id));
      for (const name of names) expect(line?.serviceName).toContain(name);
      expect(line?.amount).toEqual(isSome(total) && isSome(gst) ? some(total.value - gst.value) : total);
    });

    it('to deny is read back, with its reason', async () => {
      const customer = await open().furnished();
      const { id } = await quotationOf(customer, 'pending');
      const decision = { kind: 'deny', remarks: 'Too dear for us.' } as const;
      await answerOf(customer.quotations.submitDecision(id, decision, goOn()));
      expect(await statusOf(customer, id)).toBe('rejected');
    });

    it('is made once: a decided or expired quotation stays unchanged', async () => {
      const customer = await open().furnished();
      for (const status of ['accepted', 'expired'] as const) {
        const { id } = await quotationOf(customer, status);
        const decision = { kind: 'deny', remarks: 'On second thoughts.' } as const;
        const failure = await failureOf(customer.quotations.submitDecision(id, decision, goOn()));
        expect(['Rejected', 'Refused']).toContain(failure.kind);
        expect(failure.message).toMatch(/\S/);
        expect(await statusOf(customer, id)).toBe(status);
      }
    });

    it('changes nothing when cancelled before it began', async () => {
      const customer = await open().furnished();
      const { id } = await quotationOf(customer, 'pending');
      const failure = await failureOf(customer.quotations.submitDecision(id, { kind: 'accept' }, stopped()));
      expect(failure.kind).toBe('Cancelled');
      expect(await statusOf(customer, id)).toBe('pending');
    });

    it('on another customer’s quotation is not found and changes nothing', async () => {
      const [customer, other] = [await open().furnished(), await open().furnished()];
      const { id } = await quotationOf(customer, 'pending');
      expect(isNothing(await other.quotations.quotation(id)())).toBe(true);
      const failure = await failureOf(other.quotations.submitDecision(id, { kind: 'accept' }, goOn()));
      expect(failure.kind).toBe('NotFound');
      expect(await statusOf(customer, id)).toBe('pending');
    });
  });
};

export const quotationContract = (open: () => Backend): void => {
  describe('QuotationGateway', () => {
    it('have nothing for a new customer', async () => {
      const { quotations, requests } = await open().newcomer();
      expect(await answerOf(quotations.quotations())).toEqual([]);
      expect(await answerOf(quotations.requests())).toEqual([]);
      expect(await answerOf(requests.dashboardRequests())).toEqual([]);
    });

    it('have amounts, names and dates for a furnished one, and requests with their questions', async () => {
      const { quotations } = await open().furnished();
      const all = await answerOf(quotations.quotations());
      for (const { names, createdAt, payable } of all) {
        expect(names.length).toBeGreaterThan(0);
        expect([isSome(createdAt), isSome(payable)]).toEqual([true, true]);
      }
      const requests = await answerOf(quotations.requests());
      expect(requests.some(({ questions }) => questions.length > 0)).toBe(true);
    });

    it('list a request of now with the answers that were sent along', async () => {
      const customer = await open().newcomer();
      const { subService, answered, quote } = await pricedByAnswers(customer);
      const { line } = submissionOfQuote(subService, quote, answered);
      await answerOf(customer.submissions.requestQuotation(line, freshKey()));
      const [request, ...more] = await answerOf(customer.quotations.requests());
      expect(more).toEqual([]);
      expect(request?.serviceName).toBe(subService.name);
      expect(request?.questions).toEqual(
        answered.map(({ question, text }) => ({ question: question.question, answer: text })),
      );
      expectJustNow(request?.createdAt ?? none);
      const [listed] = await answerOf(customer.requests.dashboardRequests());
      expect(listed).toMatchObject({ serviceName: subService.name, status: 'underProcess' });
      expectJustNow(listed?.createdAt ?? none);
    });

    it('list every one of many requests', async () => {
      const customer = await open().newcomer();
      const subService = await subServiceWhere(customer, ({ pricingModel }) => pricingModel === 'quotation');
      const line = lineOf(subService, { amount: paise(0), questions: [] });
      for (let count = 0; count < MANY; count += 1)
        await answerOf(customer.submissions.requestQuotation(line, freshKey()));
      expect(await answerOf(customer.quotations.requests())).toHaveLength(MANY);
      expect(await answerOf(customer.requests.dashboardRequests())).toHaveLength(MANY);
    });

    it('keep a request separate from other customers', async () => {
      const [customer, other] = [await open().furnished(), await open().furnished()];
      const { id } = firstOf(await answerOf(customer.quotations.requests()), 'request');
      expect((await failureOf(other.quotations.request(id))).kind).toBe('NotFound');
      expect(isNothing(await other.quotations.requestByQuotationLink(id)())).toBe(true);
    });
  });
  decisionContract(open);
};
