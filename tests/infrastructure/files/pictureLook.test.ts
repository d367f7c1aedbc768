import { describe, expect, it } from 'vitest';
import { GreyReducer } from '../../../src/infrastructure/files/greyPicture';
import { lookOf } from '../../../src/infrastructure/files/pictureLook';
import goldenFiles from '../../data/goldenFiles.json' with { type: 'json' };
import { decodedPng } from './decodedPng';

// The others are drawn by a browser alone.
const pictures = goldenFiles.filter(({ name, facts }) => name.endsWith('.png') && facts.picture?.look);

const rowsOf = (width: number, rows: number, grey: (x: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: width * rows * 4 }, (_, at) => grey(Math.floor(at / 4) % width));

const sharpnessAt = (width: number): number => {
  const reducer = new GreyReducer({ width: 200, height: 200 });
  // Steps between dark and light that take that many pixels.
  reducer.add(rowsOf(200, 200, (x) => 128 + 100 * Math.max(-1, Math.min(1, (8 * Math.sin(x / 8)) / width))));
  return lookOf(reducer.picture()).sharpness;
};

describe('the look of a picture', () => {
  it.each(pictures)('of $name is that of the table', ({ name, facts }) => {
    const { pixels, ...size } = decodedPng(`tests/data/files/${name}`);
    const reducer = new GreyReducer(size);
    reducer.add(pixels);
    const { lightest, detail, sharpness } = lookOf(reducer.picture());
    expect(lightest).toBe(facts.picture?.look?.lightest);
    expect(detail).toBeCloseTo(facts.picture?.look?.detail ?? 0, 2);
    expect(sharpness).toBeCloseTo(facts.picture?.look?.sharpness ?? 0, 3);
  });

  it('is less sharp the more it is blurred', () => {
    expect(sharpnessAt(1)).toBeGreaterThan(sharpnessAt(4));
    expect(sharpnessAt(4)).toBeGreaterThan(sharpnessAt(12));
  });

  it('is that of nothing where a picture has one pixel', () => {
    const reducer = new GreyReducer({ width: 1, height: 1 });
    reducer.add([250, 250, 250, 255]);
    expect(lookOf(reducer.picture())).toEqual({ lightest: 250, detail: 0, sharpness: 0 });
  });
});

const sizeOf = (width: number, height: number): readonly number[] => {
  const picture = new GreyReducer({ width, height }).picture();
  return [picture.width, picture.height];
};

describe('a reduced picture', () => {
  it('has at most 1,000 pixels on its long side, each the mean of those it stands for', () => {
    const reducer = new GreyReducer({ width: 4000, height: 1600 });
    for (let row = 0; row < 1600; row += 1) reducer.add(rowsOf(4000, 1, (x) => (x % 4) * 40));
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
