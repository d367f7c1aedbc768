import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import {
  isShareOver,
  LEFT_OUT,
  leftOutOf,
  LONGEST_SHARED_MS,
  MOST_SHARED_BYTES,
  sharedAddress,
  sharesThatFit,
} from '../../../src/domain/documents/sharedFiles';

const at = instant(1_800_000_000_000);
const after = (milliseconds: number) => instant(at + milliseconds);

describe('what another app shared', () => {
  it.each([
    [0, false],
    [LONGEST_SHARED_MS - 1, false],
    [LONGEST_SHARED_MS, true],
    [-60_000, false],
    [-LONGEST_SHARED_MS, true],
  ])('after %i ms is kept for too long: %s [SHARE-02]', (milliseconds, isOver) => {
    expect(isShareOver(at, after(milliseconds))).toBe(isOver);
  });

  it('is kept up to 100 MB beside what is kept already, whichever files fit [SHARE-02]', () => {
    const [large, small, tiny] = [{ size: MOST_SHARED_BYTES - 10 }, { size: 10 }, { size: 1 }];
    expect(sharesThatFit([large, small], 0)).toEqual([large, small]);
    expect(sharesThatFit([large, small], 5)).toEqual([large]);
    expect(sharesThatFit([large, small], 11)).toEqual([small]);
    expect(sharesThatFit([large, small, tiny], 9)).toEqual([large, tiny]);
    expect(sharesThatFit([tiny], MOST_SHARED_BYTES)).toEqual([]);
  });

  it('tells by the address how many files found no room, and takes nothing else for a number', () => {
    expect(sharedAddress(0)).toBe('/shared');
    const { searchParams } = new URL(sharedAddress(3), 'https://portal.example');
    expect(leftOutOf(searchParams.get(LEFT_OUT))).toBe(3);
    expect(sharedAddress(12)).toBe('/shared?leftOut=12');
    expect(leftOutOf('12')).toBe(12);
    for (const word of [null, '', '0', '-1', '1e9', '1000', '2 files', '<b>'])
      expect(leftOutOf(word)).toBe(0);
  });
});
