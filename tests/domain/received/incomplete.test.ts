import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { incomplete, inFull, isIncomplete } from '../../../src/domain/received/incomplete';

describe('a list of which not everything could be read', () => {
  it('has its items, and is told from one that was read in full [AMB-13]', () => {
    const list = incomplete(['a', 'b']);
    expect([[...list], list.length, isIncomplete(list)]).toEqual([['a', 'b'], 2, true]);
    expect(isIncomplete(['a', 'b'])).toBe(false);
  });

  it('leaves the list that it is made of as it was', () => {
    const items = ['a'];
    incomplete(items);
    expect(isIncomplete(items)).toBe(false);
  });

  it('proves nothing, as one that is not read at all', () => {
    expect([inFull(incomplete([])), inFull(undefined), inFull(['a'])]).toEqual([none, none, some(['a'])]);
  });

  it.each([undefined, null, 'text', { isIncomplete: true }])('is not %j', (value) => {
    expect(isIncomplete(value)).toBe(false);
  });
});
