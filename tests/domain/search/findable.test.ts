import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { alsoCalled, findable } from '../../../src/domain/search/findable';
import { aService, aSubService } from '../catalogue/aService';

describe('what customers call a service [FIND-01]', () => {
  it('is each word that means a name of which it has all words, in any form', () => {
    const synonyms = { ITR: ['income  TAX return'], PF: ['Payroll'], कर: ['आयकर'], nothing: [' '] };
    expect(alsoCalled('Income Tax Return (salaried)', synonyms)).toEqual(['ITR']);
    expect(alsoCalled('Payroll Management', synonyms)).toEqual(['PF']);
    expect(alsoCalled('Income Tax', synonyms)).toEqual([]);
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
});
