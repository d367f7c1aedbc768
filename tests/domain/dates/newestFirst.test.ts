import fc from 'fast-check';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../src/domain/dates/instant';
import { newestFirst } from '../../../src/domain/dates/newestFirst';
import { aMoment, noDate, when } from '../when';

const item = (name: string, date: string) => ({ name, createdAt: when(date) });
const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

const anyDate = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined });
const anyItems = fc.array(
  anyDate.map((at) => ({ createdAt: at === undefined ? noDate : aMoment(at) })),
  { maxLength: 30 },
);

describe('items from the newest to the oldest', () => {
  it('puts a later moment before an earlier one, whatever its zone', () => {
    const items = [
      item('old', '2026-11-01T10:00'),
      item('new', '2026-11-01T05:30Z'),
      item('older', '2026-10-31'),
    ];
    expect(namesOf(newestFirst(items))).toEqual(['new', 'old', 'older']);
  });

  it('counts a day without a time as its first moment in India', () => {
    const items = [
      item('day', '2026-11-01'),
      item('later', '2026-11-01T00:01'),
      item('sooner', '2026-10-31T23:59'),
    ];
    expect(namesOf(newestFirst(items))).toEqual(['later', 'day', 'sooner']);
  });

  it('puts items without a date last and lets equals keep their order', () => {
    const items = [item('a', ''), item('b', '2026-11-01'), item('c', 'x'), item('d', '2026-11-01')];
    expect(namesOf(newestFirst(items))).toEqual(['b', 'd', 'a', 'c']);
  });

  it('keeps every item and never lets an older one stand before a newer one', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const ordered = newestFirst(items);
        const moments = ordered.map(({ createdAt }) => (isSome(createdAt) ? momentOf(createdAt.value) : -1));
        expect(new Set(ordered)).toEqual(new Set(items));
        expect(ordered).toHaveLength(items.length);
        expect(moments).toEqual([...moments].toSorted((one, other) => other - one));
      }),
    );
  });
});
