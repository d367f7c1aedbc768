import { describe, expect, it } from 'vitest';
import type { Service, SubService } from '../../../src/domain/catalogue/service';
import type { Gateways, ReadableBackend } from '../backend';
import { answerOf, expectIds, firstOf } from '../expectations';

const subServicesOf = (services: readonly Service[]): readonly SubService[] =>
  services.flatMap(({ subServices }) => subServices);

/** The sub-services of a catalogue for which a predicate holds; a test that needs one fails where there is none. */
export const subServiceWhere = async (
  { catalogue }: Pick<Gateways, 'catalogue'>,
  holds: (subService: SubService) => boolean,
): Promise<SubService> =>
  firstOf(subServicesOf(await answerOf(catalogue.services())).filter(holds), 'such sub-service');

/** Whether a sub-service can be put into the cart without further ado. */
export const isFixedPrice = ({ pricingModel, basePrice, kind, id }: SubService): boolean =>
  pricingModel === 'fixed' && basePrice > 0 && kind === 'entitlement' && id !== '162';

/** The catalogue and what is asked about its sub-services. */
export const catalogueReadings = (open: () => ReadableBackend): void => {
  describe('CatalogueGateway', () => {
    it('lists services with their sub-services, each with an id of its own and a name', async () => {
      const services = await answerOf((await open().furnished()).catalogue.services());
      const subServices = subServicesOf(services);
      expect(subServices.length).toBeGreaterThan(0);
      expectIds(services);
      expectIds(subServices);
      for (const { name } of [...services, ...subServices]) expect(name).toMatch(/\S/);
    });

    it('has prices in whole paise that are never negative', async () => {
      const services = await answerOf((await open().furnished()).catalogue.services());
      for (const { basePrice } of subServicesOf(services)) {
        expect(Number.isSafeInteger(basePrice)).toBe(true);
        expect(basePrice).toBeGreaterThanOrEqual(0);
      }
    });

    it('answers the same catalogue again', async () => {
      const { catalogue } = await open().furnished();
      const first = await answerOf(catalogue.services());
      expect(await answerOf(catalogue.services())).toEqual(first);
    });
  });

  describe('FaqGateway', () => {
    it('has questions and answers, each with an id, a title and a content', async () => {
      const customer = await open().furnished();
      for (const { id } of subServicesOf(await answerOf(customer.catalogue.services())).slice(0, 5)) {
        const faqs = await answerOf(customer.faqs.faqsOf(id));
        expectIds(faqs);
        for (const { title, content } of faqs)
          expect([title, content].every((text) => text !== '')).toBe(true);
      }
    });
  });
};
