import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { letterHeightOf } from '../../../src/infrastructure/files/letters';

const WIDTH = 300;
const HEIGHT = 300;

interface Drawn {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const heightIn = (...drawn: readonly Drawn[]) => {
  const inked = new Uint8Array(WIDTH * HEIGHT);
  for (const { left, top, width, height } of drawn)
    for (let y = top; y < top + height; y += 1) inked.fill(1, y * WIDTH + left, y * WIDTH + left + width);
  return letterHeightOf({ width: WIDTH, height: HEIGHT, inked });
};

/** Two rows of twelve letters. */
const letters = (height: number, gap = 4): readonly Drawn[] =>
  Array.from({ length: 24 }, (_, at) => ({
    left: 10 + (at % 12) * (4 + gap),
    top: at < 12 ? 20 : 60,
    width: 4,
    height,
  }));

/** Spots that share no row with the next one. */
const scattered = (count: number): readonly Drawn[] =>
  Array.from({ length: count }, (_, at) => ({
    left: 10 + (at % 10) * 28,
    top: 110 + at * 3,
    width: 3,
    height: 3,
  }));

/** Two words in each of twelve rows. */
const words = (width: number): readonly Drawn[] =>
  Array.from({ length: 24 }, (_, at) => ({
    left: 10 + (at % 2) * (width + 6),
    top: 10 + Math.floor(at / 2) * 20,
    width,
    height: 8,
  }));

describe('the height of the letters', () => {
  it('is that of the middle one of those in rows [CHECK-01]', () => {
    expect(heightIn(...letters(9))).toEqual(some(9));
    expect(heightIn(...letters(5))).toEqual(some(5));
    expect(heightIn(...letters(9).slice(0, 12), ...letters(5).slice(12), ...letters(5))).toEqual(some(9));
  });

  it('is that of none where fewer than twenty stand in rows, or spots lie anywhere, as in a face [CHECK-01]', () => {
    expect(heightIn(...letters(9).slice(0, 19))).toEqual(none);
    expect(heightIn(...scattered(30))).toEqual(none);
    expect(heightIn(...letters(9), ...scattered(36))).toEqual(some(9));
    expect(heightIn(...letters(9), ...scattered(37))).toEqual(none);
    expect(heightIn()).toEqual(none);
  });

  it('is that of no letters that stand further apart than their height and a half', () => {
    expect(heightIn(...letters(6, 8))).toEqual(some(6));
    expect(heightIn(...letters(6, 10))).toEqual(none);
  });

  it('takes no rule of a table, no grain and no spot at the edge for a letter', () => {
    const rule = { left: 120, top: 20, width: 100, height: 2 };
    const grain = Array.from({ length: 90 }, (_, at) => ({
      left: 10 + at * 3,
      top: 200,
      width: 1,
      height: 1,
    }));
    const edge = { left: 0, top: 0, width: WIDTH, height: 1 };
    expect(heightIn(...letters(9), rule, ...grain, edge)).toEqual(some(9));
  });

  it('takes letters that touch for one, as long as they are no longer than twelve of their heights', () => {
    expect(heightIn(...words(96))).toEqual(some(8));
    expect(heightIn(...words(97))).toEqual(none);
  });
});
