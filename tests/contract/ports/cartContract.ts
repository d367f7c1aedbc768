import { getOrElse, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import { totalsShown } from '../../doubles/pricedLines';
import { paise } from '../../../src/domain/money/money';
import { readRupees } from '../../../src/domain/money/readRupees';
import { submissionOfQuote } from '../../../src/domain/pricing/priceAction';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import type { SubmittedService } from '../../../src/domain/cart/submittedService';
import type { CartPayment } from '../../../src/domain/cart/cart';
import type { Backend, Customer } from '../backend';
import type { Gateways } from '../httpGateways';
import { answerOf, expectIds, failureOf, firstOf, freshKey, keyFor, MANY } from '../expectations';
import { isFixedPrice, subServiceWhere } from './catalogueContract';
import { pricedByAnswers } from './pricingContract';
import { describe, it } from '../suite';

const payableOf = ({ payable }: CartPayment): number => getOrElse<number>(() => Number.NaN)(payable);

/** A cart line at the catalogue's own price. */
export const aFixedLine = async (customer: Pick<Gateways, 'catalogue'>): Promise<SubmittedService> => {
  const subService = await subServiceWhere(customer, isFixedPrice);
  return lineOf(subService, { amount: subService.basePrice, questions: [] });
};

/** A new customer with one line in the cart. */
export const shopper = async <C extends Customer>(backend: { newcomer(): Promise<C> }): Promise<C> => {
  const customer = await backend.newcomer();
  await answerOf(customer.submissions.addToCart(await aFixedLine(customer), freshKey()));
  return customer;
};

const purchaseContract = (open: () => Backend): void => {
  describe('SubmissionGateway and CartGateway', () => {
    it('have an empty cart for a new customer', async () => {
      const { cart } = await open().newcomer();
      expect((await answerOf(cart.load())).lines).toEqual([]);
    });

    it('list an added line at its price, with totals that follow from it', async () => {
      const customer = await shopper(open());
      const subService = await subServiceWhere(customer, isFixedPrice);
      const { lines, payment } = await answerOf(customer.cart.load());
      expect(lines).toHaveLength(1);
      expectIds(lines);
      const { basePrice, name } = subService;
      expect(lines[0]).toMatchObject({ serviceName: name, quantity: 1, amount: some(basePrice) });
      expect(payment).toMatchObject(totalsShown(lines, paise(0)));
      expect([payment.total, payment.advance]).toContainEqual(payment.payable);
      expect(readRupees(payment.payableText)).toEqual(payment.payable);
    });

    it('make one line of an intention that is sent twice, and two of two intentions', async () => {
      const customer = await open().newcomer();
      const line = await aFixedLine(customer);
      const key = keyFor(customer);
      await answerOf(customer.submissions.addToCart(line, key));
      await answerOf(customer.submissions.addToCart(line, key));
      expect((await answerOf(customer.cart.load())).lines).toHaveLength(1);
      await answerOf(customer.submissions.addToCart(line, freshKey()));
      expect((await answerOf(customer.cart.load())).lines).toHaveLength(2);
    });

    it('list every one of many lines in the order of their addition, and count them all', async () => {
      const customer = await open().newcomer();
      const services = (await answerOf(customer.catalogue.services())).flatMap((one) => one.subServices);
      const fixed = services.filter(isFixedPrice);
      const added = Array.from({ length: MANY }, (_, count) =>
        firstOf(fixed.slice(Math.min(count, fixed.length - 1)), 'service'),
      );
      for (const subService of added) {
        const line = lineOf(subService, { amount: subService.basePrice, questions: [] });
        await answerOf(customer.submissions.addToCart(line, freshKey()));
      }
      const { lines, payment } = await answerOf(customer.cart.load());
      expect(lines.map(({ serviceName, amount }) => [serviceName, amount])).toEqual(
        added.map(({ name, basePrice }) => [name, some(basePrice)]),
      );
      expect(payment).toMatchObject(totalsShown(lines, paise(0)));
    });

    it('have a service that is priced by answers at its quoted price', async () => {
      const customer = await open().newcomer();
      const { subService, quote, answered } = await pricedByAnswers(customer);
      await answerOf(
        customer.submissions.addToCart(submissionOfQuote(subService, quote, answered).line, freshKey()),
      );
      const line = firstOf((await answerOf(customer.cart.load())).lines, 'line');
      expect(line).toMatchObject({ serviceName: subService.name, amount: some(quote.amount) });
    });

    it('create a request and no line when a quotation is requested', async () => {
      const customer = await open().newcomer();
      const subService = await subServiceWhere(customer, ({ pricingModel }) => pricingModel === 'quotation');
      const intent = lineOf(subService, { amount: paise(0), questions: [] });
      await answerOf(customer.submissions.requestQuotation(intent, freshKey()));
      const requests = await answerOf(customer.quotations.requests());
      expect(requests.map(({ serviceName, status }) => [serviceName, status])).toEqual([
        [subService.name, 'inProgress'],
      ]);
      expect((await answerOf(customer.cart.load())).lines).toEqual([]);
    });

    it('keep one customer’s cart separate from another’s', async () => {
      const customer = await shopper(open());
      const other = await open().newcomer();
      expect((await answerOf(other.cart.load())).lines).toEqual([]);
      expect((await answerOf(customer.cart.load())).lines).toHaveLength(1);
    });
  });
};

const changesContract = (open: () => Backend): void => {
  describe('CartGateway, changing the cart', () => {
    it('take a line out, so that it is no longer loaded and no longer paid', async () => {
      const customer = await shopper(open());
      const line = firstOf((await answerOf(customer.cart.load())).lines, 'line');
      await answerOf(customer.cart.remove(line.id));
      const { lines, payment } = await answerOf(customer.cart.load());
      expect(lines).toEqual([]);
      expect(payment.payable).toEqual(some(0));
    });

    it('do not find a removed line, nor another customer’s line', async () => {
      const customer = await shopper(open());
      const other = await open().newcomer();
      const line = firstOf((await answerOf(customer.cart.load())).lines, 'line');
      expect((await failureOf(other.cart.remove(line.id))).kind).toBe('NotFound');
      expect((await answerOf(customer.cart.load())).lines).toHaveLength(1);
      await answerOf(customer.cart.remove(line.id));
      expect((await failureOf(customer.cart.remove(line.id))).kind).toBe('NotFound');
    });

    it('return a lower payment that adds up for a valid code', async () => {
      const customer = await shopper(open());
      const { lines, payment } = await answerOf(customer.cart.load());
      const lower = await answerOf(customer.cart.applyCode(open().discountCode));
      const off = getOrElse(() => paise(0))(lower.discount);
      expect(off).toBeGreaterThan(0);
      expect(payableOf(lower)).toBeLessThan(payableOf(payment));
      expect(lower).toMatchObject(totalsShown(lines, off));
    });

    it('refuse an invalid code and keep the payment', async () => {
      const customer = await shopper(open());
      const { payment } = await answerOf(customer.cart.load());
      const failure = await failureOf(customer.cart.applyCode('NO-SUCH-CODE'));
      expect(['Rejected', 'Refused']).toContain(failure.kind);
      expect(failure.message).toMatch(/\S/);
      expect((await answerOf(customer.cart.load())).payment).toEqual(payment);
    });
  });
};

/** Contract of the cart: adding, reading and changing. */
export const cartContract = (open: () => Backend): void => {
  purchaseContract(open);
  changesContract(open);
};
