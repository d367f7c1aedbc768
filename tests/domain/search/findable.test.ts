import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { alsoCalledBy, findable } from '../../../src/domain/search/findable';
import { aService, aSubService } from '../catalogue/aService';

describe('what customers call a service [FIND-01]', () => {
  it('is each word that means a name of which it has all words, in any form', () => {
    const synonyms = { ITR: ['income  TAX return'], PF: ['Payroll'], कर: ['आयकर'], nothing: [' '] };
    const alsoCalled = alsoCalledBy(synonyms);
    expect(alsoCalled('Income Tax Return (salaried)')).toEqual(['ITR']);
    expect(alsoCalled('Payroll Management')).toEqual(['PF']);
    expect(alsoCalled('Income Tax')).toEqual([]);
  });
});

describe('what can be found here', () => {
  it('is each sub-service by its names, its group and what is said of it, and each place', () => {
    const place = { kind: 'page', to: '/cart', name: 'Cart', words: ['coupon'] } as const;
    const subService = aSubService({ tag: 'Returns' });
    const all = findable({
      services: [aService({ name: 'GST', subServices: [subService] })],
      places: [place],
      synonyms: { GSTIN: ['GST Registration'] },
    });
    expect(all).toEqual([
      {
        finding: { kind: 'service', subService, named: none },
        by: {
          name: subService.name,
          alsoCalled: ['GSTIN'],
          group: 'GST Returns',
          about: subService.description,
        },
      },
      {
        finding: { kind: 'place', place },
        by: { name: 'Cart', alsoCalled: ['coupon'], group: '', about: '' },
      },
    ]);
  });

  it('reads what customers call things once, however many services there are', () => {
    let reads = 0;
    const synonyms = {
      get ITR() {
        reads += 1;
        return ['Income Tax Return'];
      },
    };
    const subServices = ['1', '2', '3'].map((id) => aSubService({ id }));
    findable({ services: [aService({ subServices })], places: [], synonyms });
    expect(reads).toBe(1);
  });
});
