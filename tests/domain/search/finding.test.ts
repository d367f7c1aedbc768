import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/domain/language/language';
import { findingKey, type Finding, joined, targetOfFinding } from '../../../src/domain/search/finding';
import { aSubService } from '../catalogue/aService';

const result = (id: string, type = 'service') => ({ id, type, name: `<b>${id}</b>` });
const service = (id: string): Finding => ({ kind: 'service', subService: aSubService({ id }), named: none });
const payments: Finding = {
  kind: 'place',
  place: { kind: 'page', to: '/payments', name: 'Payments', words: [] },
};
const english: Finding = {
  kind: 'place',
  place: { kind: 'language', language: ENGLISH, name: 'English', words: ['language'] },
};

describe('one list of both', () => {
  it("names what both have as the server does, and keeps the server's others behind [FIND-01]", () => {
    const here = [payments, service('16'), service('17')];
    const list = joined(here, [result('16', 'blog'), result('17'), result('40')]);
    expect(list).toEqual([
      payments,
      service('16'),
      { ...service('17'), named: some(result('17')) },
      { kind: 'result', result: result('16', 'blog') },
      { kind: 'result', result: result('40') },
    ]);
  });

  it('has no entry twice, and loses none of the results', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(String));
    fc.assert(
      fc.property(ids, ids, (loaded, found) => {
        const keys = joined(
          loaded.map(service),
          found.map((id) => result(id)),
        ).map(findingKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect([...keys].toSorted()).toEqual(
          [...new Set([...loaded, ...found])].map((id) => `service ${id}`).toSorted(),
        );
      }),
    );
  });
});

describe('choosing an entry', () => {
  it.each([
    [service('16'), some('/sub-service/16')],
    [payments, some('/payments')],
    [english, none],
    [{ kind: 'result', result: result('16') } as const, some('/sub-service/16')],
    [{ kind: 'result', result: result('3', 'blog') } as const, none],
  ])('leads where it says', (finding, target) => {
    expect(targetOfFinding(finding)).toEqual(target);
  });

  it('has one key for each place', () => {
    expect([payments, english].map(findingKey)).toEqual(['place Payments', 'place English']);
  });
});
