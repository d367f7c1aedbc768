import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import {
  lowestScale,
  pagesThatFit,
  photoScales,
  shareOf,
  startFit,
  withPicture,
} from '../../../src/domain/documents/photoFit';

describe('the scales of a picture', () => {
  it('go down in quality before they go down in pixels, to 150 dots per inch and half the quality [CHECK-05]', () => {
    expect(photoScales.map(({ dotsPerInch, quality }) => [dotsPerInch, quality])).toEqual([
      [240, 0.85],
      [240, 0.72],
      [240, 0.6],
      [200, 0.6],
      [170, 0.55],
      [150, 0.5],
    ]);
    expect(photoScales.at(-1)).toBe(lowestScale);
  });

  it('draw 8 points, the small print of a form, 16 pixels high at the least', () => {
    expect(Math.floor((8 / 72) * lowestScale.dotsPerInch)).toBe(16);
  });
});

describe('the share of a picture', () => {
  it('is an equal part of what is left, so that one page may have all the room', () => {
    expect(shareOf(startFit(MAX_UPLOAD_BYTES, 1))).toBe(MAX_UPLOAD_BYTES - 5120);
    expect(shareOf(startFit(MAX_UPLOAD_BYTES, 30))).toBe(697_890);
  });

  it('grows by what the pictures before it have left', () => {
    const fit = withPicture(startFit(1_000_000, 3), 10_000);
    expect(shareOf(fit)).toBeGreaterThan(shareOf(startFit(1_000_000, 3)));
    expect(fit).toEqual({ pagesLeft: 2, bytesLeft: 1_000_000 - 4096 - 3 * 1024 - 10_000 });
  });

  it('keeps the PDF within its limit if every picture keeps to its own [CHECK-05]', () => {
    const anyParts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 200_000, max: MAX_UPLOAD_BYTES }), (parts, maxBytes) => {
        let fit = startFit(maxBytes, parts.length);
        const pictures = parts.map((part) => {
          const bytes = Math.floor(shareOf(fit) * part);
          fit = withPicture(fit, bytes);
          return bytes;
        });
        expect(pagesThatFit(maxBytes, pictures)).toBe(parts.length);
      }),
    );
  });
});

describe('the pages that fit', () => {
  it('are all of them up to the last byte, with what a PDF needs besides', () => {
    expect(pagesThatFit(4096 + 2 * (1024 + 500), [500, 500])).toBe(2);
    expect(pagesThatFit(4096 + 2 * (1024 + 500) - 1, [500, 500])).toBe(1);
  });

  it('are counted from the first, up to the one that is too much', () => {
    expect(pagesThatFit(10_000, [1000, 1_000_000, 1000])).toBe(1);
    expect(pagesThatFit(10_000, [1_000_000])).toBe(0);
    expect(pagesThatFit(10_000, [])).toBe(0);
  });
});
