import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByTag } from '../../../src/domain/catalogue/grouping';
import { aSubService } from './aService';

const tagged = (...tags: readonly string[]) =>
  tags.map((tag, place) => aSubService({ id: String(place), tag }));
const sizes = (tags: readonly string[]) =>
  groupByTag(tagged(...tags)).map(({ tag, subServices }) => [tag, subServices.length]);

describe('sub-services by tag', () => {
  it('have the default group Others for those without a tag [SERV-04]', () => {
    expect(sizes(['A', 'A', 'B', '', ' '])).toEqual([
      ['A', 2],
      ['B', 1],
      ['Others', 2],
    ]);
  });

  it('put Others last, together with those tagged Others [SERV-04]', () => {
    expect(sizes(['', 'B', 'Others', 'A', ' B '])).toEqual([
      ['B', 2],
      ['A', 1],
      ['Others', 2],
    ]);
  });

  it('have no group without members [SERV-04]', () => {
    expect(sizes([])).toEqual([]);
    expect(sizes(['A'])).toEqual([['A', 1]]);
  });

  it('are each in exactly one group, in their order [SERV-04]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'a', '', 'Others', ' ')), (tags) => {
        const subServices = tagged(...tags);
        const groups = groupByTag(subServices);
        const grouped = groups.flatMap((group) => group.subServices);
        expect(grouped).toHaveLength(subServices.length);
        expect(new Set(grouped)).toEqual(new Set(subServices));
        expect(new Set(groups.map(({ tag }) => tag)).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.subServices).toEqual(subServices.filter((one) => group.subServices.includes(one)));
          expect(group.subServices.every(({ tag }) => (tag.trim() || 'Others') === group.tag)).toBe(true);
        }
      }),
    );
  });
});
