import { type Either, isRight } from 'fp-ts/Either';
import { isNone, isSome, type Option } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../../src/application/ports/gatewayError';
import type { Quotation, QuotationStatus } from '../../../src/domain/quotations/quotation';
import type { Backend, Customer, ReadableBackend } from '../backend';
import { answerOf, expectIds, failureOf, firstOf, goOn, stopped } from '../expectations';

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

/** A record that is not there is either none or NotFound; nothing else. */
const isNothing = <A>(answer: Either<GatewayError, Option<A>>): boolean =>
  isRight(answer) ? isNone(answer.right) : answer.left.kind === 'NotFound';

const quotationOf = async (customer: Customer, status: QuotationStatus): Promise<Quotation> =>
  firstOf(
    (await answerOf(customer.records.quotations())).filter((one) => one.status === status),
    `${status} quotation`,
  );

const statusOf = async (customer: Customer, id: string): Promise<QuotationStatus | undefined> => {
  const found = await answerOf(customer.records.quotation(id));
  return isSome(found) ? found.value.status : undefined;
};

const NOBODYS = '999999999';

/** Quotations and requests as dashboard, list and detail read them. */
export const quotationReadings = (open: () => ReadableBackend): void => {
  describe('QuotationGateway and QuotationRecords', () => {
    it('read the same quotations and the same requests', async () => {
      const { quotations, records } = await open().furnished();
      const [all, requests] = [await answerOf(records.quotations()), await answerOf(records.requests())];
      expectIds(all);
      expectIds(requests);
      expect(idsOf(await answerOf(quotations.summaries()))).toEqual(idsOf(all));
      expect(idsOf(await answerOf(quotations.dashboardRequests()))).toEqual(idsOf(requests));
    });

    it('answer one record as the list has it', async () => {
      const { records } = await open().furnished();
      for (const listed of await answerOf(records.quotations())) {
        const found = await answerOf(records.quotation(listed.id));
        expect(isSome(found) && found.value).toEqual(listed);
      }
      for (const listed of await answerOf(records.requests())) {
        expect(await answerOf(records.request(listed.id))).toEqual(listed);
        const behind = await answerOf(records.requestBehind(listed.id));
        expect(isSome(behind) && behind.value).toEqual(listed);
      }
    });

    it('have nothing under an id that nobody has', async () => {
      const { records } = await open().furnished();
      expect(isNothing(await records.quotation(NOBODYS)())).toBe(true);
      expect(isNothing(await records.requestBehind(NOBODYS)())).toBe(true);
      expect((await failureOf(records.request(NOBODYS))).kind).toBe('NotFound');
    });
  });
};

const verdictContract = (open: () => Backend): void => {
  describe('a verdict', () => {
    it('of acceptance is read back, with what the server said', async () => {
      const customer = await open().furnished();
      const { id } = await quotationOf(customer, 'pending');
      const said = await answerOf(customer.records.submitDecision(id, { kind: 'accept' }, goOn()));
      expect(said).toMatch(/\S/);
      expect(await statusOf(customer, id)).toBe('accepted');
    });

    it('of denial with its reason is read back', async () => {
      const customer = await open().furnished();
      const { id } = await quotationOf(customer, 'pending');
      const verdict = { kind: 'deny', remarks: 'Too dear for us.' } as const;
      await answerOf(customer.records.submitDecision(id, verdict, goOn()));
      expect(await statusOf(customer, id)).toBe('rejected');
    });

    it('is given once: what is decided or expired stays as it is', async () => {
      const customer = await open().furnished();
      for (const status of ['accepted', 'expired'] as const) {
        const { id } = await quotationOf(customer, status);
        const verdict = { kind: 'deny', remarks: 'On second thoughts.' } as const;
        const failure = await failureOf(customer.records.submitDecision(id, verdict, goOn()));
        expect(['Rejected', 'Unexpected']).toContain(failure.kind);
        expect(await statusOf(customer, id)).toBe(status);
      }
    });

    it('that was cancelled before it began changes nothing', async () => {
      const customer = await open().furnished();
      const { id } = await quotationOf(customer, 'pending');
      const failure = await failureOf(customer.records.submitDecision(id, { kind: 'accept' }, stopped()));
      expect(failure.kind).toBe('Cancelled');
      expect(await statusOf(customer, id)).toBe('pending');
    });

    it('on another customer’s quotation finds none and changes none', async () => {
      const [customer, other] = [await open().furnished(), await open().furnished()];
      const { id } = await quotationOf(customer, 'pending');
      expect(isNothing(await other.records.quotation(id)())).toBe(true);
      const failure = await failureOf(other.records.submitDecision(id, { kind: 'accept' }, goOn()));
      expect(failure.kind).toBe('NotFound');
      expect(await statusOf(customer, id)).toBe('pending');
    });
  });
};

export const quotationContract = (open: () => Backend): void => {
  describe('QuotationRecords', () => {
    it('have nothing for a new customer', async () => {
      const { records, quotations } = await open().newcomer();
      expect(await answerOf(records.quotations())).toEqual([]);
      expect(await answerOf(records.requests())).toEqual([]);
      expect(await answerOf(quotations.summaries())).toEqual([]);
    });

    it('have amounts, names and dates for a furnished one, and requests with their questions', async () => {
      const { records } = await open().furnished();
      const all = await answerOf(records.quotations());
      for (const { names, createdAt, payable } of all) {
        expect(names.length).toBeGreaterThan(0);
        expect([isSome(createdAt), isSome(payable)]).toEqual([true, true]);
      }
      const requests = await answerOf(records.requests());
      expect(requests.some(({ questions }) => questions.length > 0)).toBe(true);
    });

    it('keep a request from another customer', async () => {
      const [customer, other] = [await open().furnished(), await open().furnished()];
      const { id } = firstOf(await answerOf(customer.records.requests()), 'request');
      expect((await failureOf(other.records.request(id))).kind).toBe('NotFound');
      expect(isNothing(await other.records.requestBehind(id)())).toBe(true);
    });
  });
  verdictContract(open);
};
