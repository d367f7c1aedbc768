import { inflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { fromNullable, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { PictureLook } from '../../../src/domain/documents/fileFacts';
import { MIN_SHARPNESS } from '../../../src/domain/documents/fileWarnings';
import { GreyReducer } from '../../../src/infrastructure/files/greyPicture';
import { lookOf } from '../../../src/infrastructure/files/pictureLook';
import goldenFiles from '../../data/goldenFiles.json' with { type: 'json' };

/** Red, green, blue and opacity of a golden picture, which is a PNG of unfiltered grey in one piece. */
const decodedPng = (file: string) => {
  const bytes = readFileSync(file);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const start = bytes.indexOf('IDAT') + 4;
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)));
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const grey = rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] ?? 0;
    pixels.fill(grey, at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = 255;
  }
  return { width, height, pixels };
};

// The others are drawn by a browser alone.
const pictures = goldenFiles.filter(({ name, facts }) => name.endsWith('.png') && facts.picture?.look);

/** So many rows of one kind. */
const rowsOf = (width: number, rows: number, grey: (x: number) => number): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(width * rows * 4);
  for (let x = 0; x < width; x += 1) pixels.fill(grey(x), x * 4, x * 4 + 4);
  for (let row = 1; row < rows; row += 1) pixels.copyWithin(row * width * 4, 0, width * 4);
  return pixels;
};

const sharpnessAt = (width: number): number => {
  const reducer = new GreyReducer({ width: 200, height: 200 });
  // Steps between dark and light that take that many pixels.
  reducer.add(rowsOf(200, 200, (x) => 128 + 100 * Math.max(-1, Math.min(1, (8 * Math.sin(x / 8)) / width))));
  return lookOf(reducer.picture()).sharpness;
};

/** A page of 1,000 by 1,000 pixels with a signature so many pixels wide and nothing else; its strokes fade over so many. */
const signatureOf = (width: number, fade: number): PictureLook => {
  const page = new Uint8ClampedArray(1000 * 1000 * 4).fill(250);
  for (let step = 0; step < 4000; step += 1) {
    const turn = (step / 4000) * 2 * Math.PI;
    const [left, top] = [
      500 + (width / 2) * Math.sin(3 * turn + 0.4),
      500 + (width / 6) * Math.sin(7 * turn),
    ];
    const reach = 2 + fade;
    for (let y = Math.floor(top - reach); y <= top + reach; y += 1)
      for (let x = Math.floor(left - reach); x <= left + reach; x += 1) {
        const away = Math.max(0, Math.hypot(x - left, y - top) - 1);
        const grey = 40 + 210 * Math.min(1, away / (1 + fade));
        const at = (y * 1000 + x) * 4;
        if (grey < (page[at] ?? 0)) page[at] = page[at + 1] = page[at + 2] = grey;
      }
  }
  const reducer = new GreyReducer({ width: 1000, height: 1000 });
  reducer.add(page);
  return lookOf(reducer.picture());
};

/** Letters of 24 pixels in rows. */
const isLetter = (x: number, y: number): boolean => x % 40 < 12 && y % 80 < 24 && x > 40 && y > 80;

const inkOf = (grey: (x: number) => number): number => {
  const reducer = new GreyReducer({ width: 200, height: 200 });
  reducer.add(rowsOf(200, 200, grey));
  return lookOf(reducer.picture()).ink;
};

describe('the look of a picture', () => {
  it.each(pictures)('of $name is that of the table', ({ name, facts }) => {
    const { pixels, ...size } = decodedPng(`tests/data/files/${name}`);
    const reducer = new GreyReducer(size);
    reducer.add(pixels);
    const { lightest, detail, ink, sharpness, letterHeight } = lookOf(reducer.picture());
    expect(lightest).toBe(facts.picture?.look?.lightest);
    expect(ink).toBeCloseTo(facts.picture?.look?.ink ?? 0, 2);
    expect(detail).toBeCloseTo(facts.picture?.look?.detail ?? 0, 2);
    expect(sharpness).toBeCloseTo(facts.picture?.look?.sharpness ?? 0, 3);
    expect(letterHeight).toEqual(fromNullable(facts.picture?.look?.letterHeight));
  });

  it('is less sharp the more it is blurred', () => {
    expect(sharpnessAt(1)).toBeGreaterThan(sharpnessAt(4));
    expect(sharpnessAt(4)).toBeGreaterThan(sharpnessAt(12));
  });

  it.each([120, 300])('is sharp of a signature of %d pixels alone on a page [CHECK-01]', (width) => {
    const { sharpness } = signatureOf(width, 0);
    expect(sharpness).toBeGreaterThan(5 * MIN_SHARPNESS);
    expect(signatureOf(width, 8).sharpness).toBeLessThan(sharpness / 3);
  });

  it('has ink where a stroke is thin, and none where paper ends on a desk or grain is faint', () => {
    expect(inkOf((x) => (x >= 100 && x < 102 ? 60 : 240))).toBe(10);
    expect(inkOf((x) => (x < 100 ? 60 : 240))).toBe(0);
    expect(inkOf((x) => (x >= 100 && x < 112 ? 60 : 240))).toBe(0);
    expect(inkOf((x) => (x % 2 === 0 ? 225 : 240))).toBe(0);
  });

  it('has the height of its letters in pixels of the picture, not of the reduced one [CHECK-01]', () => {
    const reducer = new GreyReducer({ width: 2000, height: 800 });
    for (let y = 0; y < 800; y += 1) reducer.add(rowsOf(2000, 1, (x) => (isLetter(x, y) ? 40 : 230)));
    expect(reducer.picture().share).toBe(0.5);
    expect(lookOf(reducer.picture()).letterHeight).toEqual(some(24));
  });

  it('is that of nothing where a picture has one pixel', () => {
    const reducer = new GreyReducer({ width: 1, height: 1 });
    reducer.add([250, 250, 250, 255]);
    const nothing = { lightest: 250, detail: 0, ink: 0, sharpness: 0, letterHeight: none };
    expect(lookOf(reducer.picture())).toEqual(nothing);
  });
});

const sizeOf = (width: number, height: number): readonly number[] => {
  const picture = new GreyReducer({ width, height }).picture();
  return [picture.width, picture.height];
};

describe('a reduced picture', () => {
  it('has at most 1,000 pixels on its long side, each the mean of those it stands for', () => {
    const reducer = new GreyReducer({ width: 4000, height: 1600 });
    const row = rowsOf(4000, 1, (x) => (x % 4) * 40);
    for (let y = 0; y < 1600; y += 1) reducer.add(row);
    const { width, height, values } = reducer.picture();
    expect([width, height]).toEqual([1000, 400]);
    expect(new Set(values)).toEqual(new Set([60]));
  });

  it('of a long strip keeps 400 pixels on its short side, and four million in all', () => {
    expect(sizeOf(16_000, 400)).toEqual([12_649, 316]);
    expect(sizeOf(1080, 5400)).toEqual([400, 2000]);
    expect(sizeOf(3000, 4000)).toEqual([750, 1000]);
    expect(sizeOf(1080, 2400)).toEqual([450, 1000]);
  });

  it('is as large as it was where that is small', () => {
    expect(new GreyReducer({ width: 30, height: 20 }).picture()).toMatchObject({ width: 30, height: 20 });
  });
});
