import { none } from 'fp-ts/Option';
import { right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type Service, serviceId, subServiceId } from '../../../src/domain/catalogue/service';
import { paise } from '../../../src/domain/money/money';
import { HttpCatalogueGateway } from '../../../src/infrastructure/http/HttpCatalogueGateway';
import { recordedApi } from '../support/recordedApi';

const registration = {
  id: 16,
  name: 'GST Registration ',
  tag: 'Registration',
  description: 'Your GSTIN',
  terms_and_conditions: 'Fees extra',
  pricing_model: 'Questions with Quotation',
  base_price: '1,499.00',
  type: 'Entitlement',
  content: 'https://www.example.in/gst',
};
const filing = { id: '17', name: 'GST Filing' };

const sent = [{ id: 4, name: 'GST', icon: '/media/icons/gst.svg', sub_services: [registration, filing] }];

const services: readonly Service[] = [
  {
    id: serviceId('4'),
    name: 'GST',
    icon: '/media/icons/gst.svg',
    subServices: [
      {
        id: subServiceId('16'),
        name: 'GST Registration',
        tag: 'Registration',
        description: 'Your GSTIN',
        terms: 'Fees extra',
        pricingModel: 'questionsWithQuotation',
        pricingModelText: 'Questions with Quotation',
        basePrice: paise(149_900),
        kind: 'entitlement',
        kindText: 'Entitlement',
        content: 'https://www.example.in/gst',
        turnaroundDays: none,
        frequency: '',
      },
      {
        id: subServiceId('17'),
        name: 'GST Filing',
        tag: '',
        description: '',
        terms: '',
        pricingModel: 'fixed',
        pricingModelText: '',
        basePrice: paise(0),
        kind: 'unknown',
        kindText: '',
        content: '',
        turnaroundDays: none,
        frequency: '',
      },
    ],
  },
];

describe('services come from GET /services', () => {
  it.each([
    ['bare', sent],
    ['at data', { status: true, data: sent }],
    ['with numbers as keys', { data: { 0: sent[0] } }],
    [
      'with sub-services under numbers as keys',
      [{ ...sent[0], sub_services: { 0: registration, 7: filing } }],
    ],
    ['with sub-services as JSON text', [{ ...sent[0], sub_services: JSON.stringify(sent[0]?.sub_services) }]],
  ])('reads the list %s, sub-services with id and name at least [SERV-01]', async (_, response) => {
    const { api, log, calls } = recordedApi(response);
    expect(await new HttpCatalogueGateway({ api, log }).services()()).toEqual(right(services));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/services', body: '' }]);
  });

  it('loses neither a service nor its other sub-services to an unreadable one', async () => {
    const broken = [{ ...sent[0], sub_services: [{ name: 'no id' }, ...(sent[0]?.sub_services ?? [])] }];
    const { api, log } = recordedApi(broken);
    expect(await new HttpCatalogueGateway({ api, log }).services()()).toEqual(right(services));
  });
});
