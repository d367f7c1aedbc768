import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { resultKind, targetOf } from '../../../src/domain/search/result';

const result = (type: string, id = '16') => ({ id, type, name: '<b>GST</b>' });

describe('what a search result is', () => {
  it.each([
    ['service', 'service'],
    ['blog', 'article'],
    [' Service', 'service'],
    ['BLOG', 'article'],
    ['Article', 'article'],
    ['page', 'page'],
    ['services', 'unknown'],
    ['', 'unknown'],
  ])('of type %j: %s [FIND-03]', (type, kind) => {
    expect(resultKind(result(type))).toBe(kind);
  });
});

describe('choosing a search result', () => {
  it('goes to /sub-service/{id} for type service [SRCH-07]', () => {
    expect(targetOf(result('service'))).toEqual(some('/sub-service/16'));
    expect(targetOf(result('Service '))).toEqual(some('/sub-service/16'));
  });

  it.each(['blog', 'article', 'page', 'services', ''])('goes nowhere for type %j [SRCH-08]', (type) => {
    expect(targetOf(result(type))).toEqual(none);
  });

  it('never leads to another screen than a sub-service page, whatever the id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('/../cart', '?x', '#y', '\uD800')), (id) => {
        const target = targetOf(result('service', id));
        expect(isSome(target) && /^\/sub-service\/[^/?#]*$/.test(target.value)).toBe(true);
      }),
    );
  });
});
