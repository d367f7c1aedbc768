import { describe, expect, it } from 'vitest';
import { lookQuery, readPageAddress, soughtDatePath } from '../../../src/ui/deadlines/pageAddress';
import { day } from '../../domain/when';

const nothing = { view: undefined, topic: undefined, sought: undefined };

describe('the address of the page', () => {
  it('names the view and the topic, and is read back', () => {
    expect(lookQuery({ view: 'all', topic: 'income-tax' })).toBe('?view=all&topic=income-tax');
    expect(lookQuery({ view: 'mine', topic: undefined })).toBe('?view=mine');
    for (const look of [
      { view: 'all', topic: 'income-tax' },
      { view: 'mine', topic: undefined },
    ] as const)
      expect(readPageAddress(lookQuery(look))).toEqual({ ...nothing, ...look });
  });

  it('names a date by its day and rule, and is read back [NEED-07]', () => {
    const sought = { day: day('2026-12-11'), rule: 'gstr 1&b' };
    const path = soughtDatePath(sought);
    expect(path).toBe('/deadlines?date=2026-12-11&rule=gstr+1%26b');
    expect(readPageAddress(path.slice('/deadlines'.length))).toEqual({ ...nothing, sought });
  });

  it.each(['', '?view=yours&topic=customs', '?date=2026-02-30&rule=x', '?rule=x'])(
    'counts as absent what the page does not know: %s',
    (search) => {
      expect(readPageAddress(search)).toEqual(nothing);
    },
  );

  it('may name a day without a rule', () => {
    expect(readPageAddress('?date=2026-12-11').sought).toEqual({ day: '2026-12-11', rule: '' });
  });
});
