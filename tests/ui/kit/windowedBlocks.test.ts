import { describe, expect, it } from 'vitest';
import { heightOfGap, nearestOf, segmentsOf } from '../../../src/ui/kit/windowedBlocks';

const gap = (block: number, end: number) => ({ kind: 'gap', block, end });
const rendered = (block: number) => ({ kind: 'rendered', block });

const heightOf = (block: number): number => (block % 2 === 0 ? 100 : 200);

describe('the segments of a list rendered in blocks', () => {
  it('are the rendered blocks and the gaps between them', () => {
    expect(segmentsOf([2, 3, 7], 10)).toEqual([
      gap(0, 2),
      rendered(2),
      rendered(3),
      gap(4, 7),
      rendered(7),
      gap(8, 10),
    ]);
  });

  it('have no gaps when everything is rendered, and are empty for an empty list', () => {
    expect(segmentsOf([0, 1], 2)).toEqual([rendered(0), rendered(1)]);
    expect(segmentsOf([], 0)).toEqual([]);
  });

  it('leave out blocks that the list no longer has', () => {
    expect(segmentsOf([1, 80, 81], 3)).toEqual([gap(0, 1), rendered(1), gap(2, 3)]);
    expect(segmentsOf([80, 81], 3)).toEqual([gap(0, 3)]);
  });
});

describe('a gap', () => {
  it('is as high as its blocks', () => {
    expect(heightOfGap({ block: 1, end: 4 }, heightOf)).toBe(500);
  });

  it('yields first the block that covers the middle', () => {
    expect(nearestOf({ block: 0, end: 10, top: -350 }, heightOf, 100)).toEqual({ block: 3, distance: 0 });
  });

  it('yields its first block when it begins below the middle, and its last when it ends above', () => {
    expect(nearestOf({ block: 4, end: 9, top: 450 }, heightOf, 400)).toEqual({ block: 4, distance: 50 });
    expect(nearestOf({ block: 0, end: 4, top: -650 }, heightOf, 400)).toEqual({ block: 3, distance: 450 });
  });
});
