import { isRight } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { serviceWire, toService } from '../../../src/infrastructure/http/serviceWire';

const complete = {
  id: 16,
  name: ' GST Registration ',
  tag: 'Registration',
  description: 'Your GSTIN in a week.',
  terms_and_conditions: 'Fees are extra.',
  pricing_model: 'Questions with Quotation',
  base_price: 1499.5,
  type: 'Chat',
  content: 'https://example.in/gst',
};

const read = (subServices: unknown) => {
  const service = serviceWire.decode({ id: 4, name: 'GST', sub_services: subServices });
  return isRight(service) ? toService(service.right).subServices : undefined;
};

const priceOf = (given: object): number | undefined => read([{ ...complete, ...given }])?.[0]?.basePrice;

const turnaroundOf = (tat: unknown) => read([{ ...complete, tat }])?.[0]?.turnaroundDays;

describe('a sub-service', () => {
  it('is read with all nine fields, keeping the original spellings [SERV-02]', () => {
    expect(read([complete])).toEqual([
      {
        id: '16',
        name: 'GST Registration',
        tag: 'Registration',
        description: 'Your GSTIN in a week.',
        terms: 'Fees are extra.',
        pricingModel: 'questionsWithQuotation',
        pricingModelText: 'Questions with Quotation',
        basePrice: paise(149_950),
        kind: 'chat',
        kindText: 'Chat',
        content: 'https://example.in/gst',
        turnaroundDays: none,
        frequency: '',
      },
    ]);
  });

  it('has its base price as number or text; a missing or unreadable one is 0 [SERV-02]', () => {
    expect(priceOf({ base_price: '1,499.50' })).toBe(149_950);
    expect(priceOf({ base_price: 0 })).toBe(0);
    for (const absent of [null, undefined, '', 'on request', {}])
      expect(priceOf({ base_price: absent })).toBe(0);
  });

  it('needs only id and name [SERV-02]', () => {
    expect(read([{ id: '17', name: 'GST Refund' }])).toEqual([
      {
        id: '17',
        name: 'GST Refund',
        tag: '',
        description: '',
        terms: '',
        pricingModel: 'fixed',
        pricingModelText: '',
        basePrice: 0,
        kind: 'unknown',
        kindText: '',
        content: '',
        turnaroundDays: none,
        frequency: '',
      },
    ]);
    expect(read(JSON.stringify([{ id: 17, name: 'GST Refund' }]))?.[0]?.id).toBe('17');
    expect(read([{ name: 'Nameless' }])).toEqual([]);
    expect(read(null)).toEqual([]);
  });

  it('has a turnaround only when it is a whole number of days above zero', () => {
    expect([7, '12', 0, -1, 1.5, '', null, undefined, 'soon'].map(turnaroundOf)).toEqual([
      some(7),
      some(12),
      ...Array.from({ length: 7 }, () => none),
    ]);
  });
});
