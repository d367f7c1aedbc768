import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_MARGIN_POINTS } from '../../../src/domain/documents/limits';
import { pageLayoutOf, pixelsOf } from '../../../src/domain/documents/pageLayout';

const anySide = fc.integer({ min: 1, max: 12_000 });
const anySides = fc.record({ width: anySide, height: anySide });

describe('the page of a picture', () => {
  it('is A4 upright for an upright or square picture, A4 on its side for a wider one [CHECK-05]', () => {
    const upright = { width: 595.28, height: 841.89 };
    expect(pageLayoutOf({ width: 3024, height: 4032 }).page).toEqual(upright);
    expect(pageLayoutOf({ width: 100, height: 100 }).page).toEqual(upright);
    expect(pageLayoutOf({ width: 4032, height: 3024 }).page).toEqual({ width: 841.89, height: 595.28 });
  });

  it('keeps a margin of 6 mm, which is the white of its narrow side for the usual camera', () => {
    const { picture } = pageLayoutOf({ width: 3024, height: 4032 });
    expect(picture.x).toBeCloseTo(PAGE_MARGIN_POINTS, 6);
    expect((PAGE_MARGIN_POINTS / 72) * 25.4).toBeCloseTo(6, 1);
  });

  it('holds the whole picture in its middle, in its own proportions, whatever its sides [CHECK-05]', () => {
    fc.assert(
      fc.property(anySides, (sides) => {
        const { page, picture } = pageLayoutOf(sides);
        const spare = { x: page.width - picture.width, y: page.height - picture.height };
        expect(picture.x * 2).toBeCloseTo(spare.x, 6);
        expect(picture.y * 2).toBeCloseTo(spare.y, 6);
        expect(Math.min(picture.x, picture.y)).toBeCloseTo(PAGE_MARGIN_POINTS, 6);
        expect(picture.width / picture.height / (sides.width / sides.height)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('the pixels of a drawn picture', () => {
  it('are those of its size on the page at that density', () => {
    expect(pixelsOf({ width: 3024, height: 4032 }, 150)).toEqual({ width: 1169, height: 1559 });
  });

  it('are never more than it has, and at least one', () => {
    expect(pixelsOf({ width: 640, height: 480 }, 240)).toEqual({ width: 640, height: 480 });
    expect(pixelsOf({ width: 12_000, height: 1 }, 150)).toEqual({ width: 1683, height: 1 });
  });

  it('grow with the density and keep the proportions', () => {
    fc.assert(
      fc.property(anySides, fc.integer({ min: 72, max: 400 }), (sides, density) => {
        const drawn = pixelsOf(sides, density);
        const denser = pixelsOf(sides, density + 50);
        expect(denser.width >= drawn.width && denser.height >= drawn.height).toBe(true);
        expect(drawn.width <= sides.width && drawn.height <= sides.height).toBe(true);
        expect(Math.abs(drawn.width * sides.height - drawn.height * sides.width)).toBeLessThanOrEqual(
          Math.max(sides.width, sides.height),
        );
      }),
    );
  });
});
