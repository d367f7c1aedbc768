import { expect } from 'vitest';
import { isServiceId } from '../../../src/domain/catalogue/find';
import type { Service, SubService } from '../../../src/domain/catalogue/service';
import type { ReadableBackend } from '../backend';
import type { Gateways } from '../httpGateways';
import { answerOf, expectIds, firstOf } from '../expectations';
import { describe, it } from '../suite';

/** The sub-services of all services, in their order. */
export const subServicesOf = (services: readonly Service[]): readonly SubService[] =>
  services.flatMap(({ subServices }) => subServices);

/** The catalogue's sub-services that match a predicate; fails the test when there is none. */
export const subServiceWhere = async (
  { catalogue }: Pick<Gateways, 'catalogue'>,
  holds: (subService: SubService) => boolean,
): Promise<SubService> =>
  firstOf(subServicesOf(await answerOf(catalogue.services())).filter(holds), 'such sub-service');

/** Whether a sub-service can be added to the cart directly. */
export const isFixedPrice = ({ pricingModel, basePrice, kind, id }: SubService): boolean =>
  pricingModel === 'fixed' && basePrice > 0 && kind === 'entitlement' && id !== '162';

/** Contract of the catalogue and of what sub-services ask. */
export const catalogueReadings = (open: () => ReadableBackend): void => {
  describe('CatalogueGateway', () => {
    it('lists services and sub-services, each with a unique id and a name', async () => {
      const services = await answerOf((await open().furnished()).catalogue.services());
      const subServices = subServicesOf(services);
      expect(subServices.length).toBeGreaterThan(0);
      expectIds(services);
      expectIds(subServices);
      for (const { name } of [...services, ...subServices]) expect(name).toMatch(/\S/);
    });

    it('has ids that a page’s address may carry', async () => {
      const services = await answerOf((await open().furnished()).catalogue.services());
      for (const { id } of [...services, ...subServicesOf(services)])
        expect([id, isServiceId(id)]).toEqual([id, true]);
    });

    it('has non-negative prices in whole paise', async () => {
      const services = await answerOf((await open().furnished()).catalogue.services());
      for (const { basePrice } of subServicesOf(services)) {
        expect(Number.isSafeInteger(basePrice)).toBe(true);
        expect(basePrice).toBeGreaterThanOrEqual(0);
      }
    });

    it('returns the same catalogue again', async () => {
      const { catalogue } = await open().furnished();
      const first = await answerOf(catalogue.services());
      expect(await answerOf(catalogue.services())).toEqual(first);
    });
  });

  describe('FaqGateway', () => {
    it('lists entries, each with an id, a title and a content', async () => {
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
