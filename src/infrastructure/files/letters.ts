import { none, type Option, some } from 'fp-ts/Option';

/** Which pixels of a picture belong to thin dark strokes, row by row. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly inked: Uint8Array;
}

/** What hangs together in the ink, by its outermost pixels. */
interface Spot {
  readonly number: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Spots {
  readonly width: number;
  /** By their numbers; a hole where a spot is no letter. */
  readonly byNumber: readonly (Spot | undefined)[];
  /** The number of the spot that a pixel belongs to, or 0. */
  readonly numbers: Int32Array;
}

/** A lower spot is a grain, or a stroke of a rule. */
const LEAST_HEIGHT = 2;

/** Letters that touch make a word; what is wider than so many of its heights is a rule of a table. */
const MOST_WIDTHS = 12;

/** The next letter of a row begins within so many heights. */
const MOST_GAP = 1.5;

/** Neighbours in a row share this much of the higher one's height. */
const SHARED_HEIGHT = 0.6;

/** Print has so many letters in rows, and they are this share of all that could be letters; by the study of docs/decisions/0009. */
const LEAST_LETTERS = 20;
const LEAST_SHARE = 0.4;

const heightOf = ({ top, bottom }: Spot): number => bottom - top + 1;

const isLikeLetter = (spot: Spot): boolean =>
  heightOf(spot) >= LEAST_HEIGHT && spot.right - spot.left + 1 <= heightOf(spot) * MOST_WIDTHS;

/** The spot that a pixel belongs to; its pixels get its number. */
const spotAt = ({ width, inked }: Ink, numbers: Int32Array, number: number, from: number): Spot => {
  const neighbours = [1 - width, -width, -1 - width, -1, 1, width - 1, width, width + 1];
  let [left, right, top, bottom] = [width, 0, inked.length, 0];
  const open = [from];
  numbers[from] = number;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (const step of neighbours) {
      const next = at + step;
      if (inked[next] !== 1 || numbers[next] !== 0) continue;
      numbers[next] = number;
      open.push(next);
    }
  }
  return { number, left, right, top, bottom };
};

/** The picture's own edge is left out, so that every pixel has its neighbours. */
const withoutEdge = ({ width, height, inked }: Ink): Ink => ({
  width,
  height,
  inked: inked.map((ink, at) => {
    const x = at % width;
    const isEdge = x === 0 || x === width - 1 || at < width || at >= inked.length - width;
    return isEdge ? 0 : ink;
  }),
});

const spotsOf = (ink: Ink): Spots => {
  const numbers = new Int32Array(ink.inked.length);
  const byNumber: (Spot | undefined)[] = [undefined];
  for (let at = 0; at < numbers.length; at += 1) {
    if (ink.inked[at] !== 1 || numbers[at] !== 0) continue;
    const spot = spotAt(ink, numbers, byNumber.length, at);
    byNumber.push(isLikeLetter(spot) ? spot : undefined);
  }
  return { width: ink.width, byNumber, numbers };
};

const isSameRow = (one: Spot, other: Spot): boolean => {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  return shared > SHARED_HEIGHT * Math.max(heightOf(one), heightOf(other));
};

/** The letter to the right in the same row. */
const nextOf = ({ width, byNumber, numbers }: Spots, spot: Spot): Spot | undefined => {
  const row = Math.floor((spot.top + spot.bottom) / 2) * width;
  const end = Math.min(width - 1, spot.right + MOST_GAP * heightOf(spot));
  for (let x = spot.right + 1; x <= end; x += 1) {
    const number = numbers[row + x] ?? 0;
    if (number === 0 || number === spot.number) continue;
    const next = byNumber[number];
    return next !== undefined && isSameRow(spot, next) ? next : undefined;
  }
  return undefined;
};

/**
 * The height in pixels of the middle one of the letters. They stand in rows, which tells print from a face, whose spots lie
 * anywhere; none where there is no print.
 */
export const letterHeightOf = (ink: Ink): Option<number> => {
  const spots = spotsOf(withoutEdge(ink));
  const possible = spots.byNumber.filter((spot) => spot !== undefined);
  const letters = new Set<Spot>();
  for (const spot of possible) {
    const next = nextOf(spots, spot);
    if (next !== undefined) letters.add(spot).add(next);
  }
  if (letters.size < Math.max(LEAST_LETTERS, possible.length * LEAST_SHARE)) return none;
  const heights = Array.from(letters, heightOf).sort((one, other) => one - other);
  return some(heights[Math.floor(heights.length / 2)] ?? 0);
};
