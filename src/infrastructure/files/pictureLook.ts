import { map } from 'fp-ts/Option';
import type { PictureLook } from '../../domain/documents/fileFacts';
import type { GreyPicture } from './greyPicture';
import { type Ink, letterHeightOf } from './letters';

/** The side of a tile in pixels of the reduced picture: two lines of small print on a page. */
const TILE = 32;

/** The share of the tiles, those with most to see, that speak for the picture, and the least number of them. */
const SPEAKING_SHARE = 0.05;
const LEAST_SPEAKING = 4;

/** The share of the tiles that show nothing but the camera's grain. */
const PLAIN_SHARE = 0.2;

/** The share of the pixels that are not lighter than the paper. */
const PAPER_SHARE = 0.98;

/** The shares of the pixels between which the contrast lies. */
const DARKEST_SHARE = 0.01;
const LIGHTEST_SHARE = 0.99;

/** The darkest of a picture where less than that stands out, as on a page with a signature alone. */
const DARKEST_SPARSE_SHARE = 0.0001;

/** The weights of a pixel and its neighbours when grain is evened out, row by row. */
const SMOOTHING = [1, 2, 1, 2, 4, 2, 1, 2, 1] as const;
const SMOOTHING_SUM = 16;

/** Pixels nearer to the picture's edge have no neighbours to compare with. */
const EDGE = 2;

/** A stroke is thinner than twice this and one more, in pixels of the reduced picture: 2.6 mm of an A4 page. */
const STROKE_RADIUS = 4;

/** A stroke is darker than the paper beside it by more than this grey. */
const STROKE_DEPTH = 30;

interface Tile {
  /** Variances of grey and of the Laplacian. */
  readonly grey: number;
  readonly edges: number;
}

/** The variance of values that are added one by one. */
class Variance {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.squares += value * value;
  }

  get value(): number {
    if (this.count === 0) return 0;
    const mean = this.sum / this.count;
    return Math.max(0, this.squares / this.count - mean * mean);
  }
}

const neighboursOf = (width: number): readonly number[] =>
  [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * width + column));

const smoothed = (picture: GreyPicture): GreyPicture => {
  const { width, height, values } = picture;
  const neighbours = neighboursOf(width);
  const next = values.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      let sum = 0;
      for (let index = 0; index < SMOOTHING.length; index += 1)
        sum += (SMOOTHING[index] ?? 0) * (values[at + (neighbours[index] ?? 0)] ?? 0);
      next[at] = sum / SMOOTHING_SUM;
    }
  }
  return { ...picture, values: next };
};

/** The highest of the values so many steps before and behind each, across and down; no callback, since it runs 18 million times. */
const widened = ({ width, height, values }: GreyPicture): Float32Array => {
  let from = values;
  for (const step of [1, width]) {
    const next = from.slice();
    for (let at = 0; at < from.length; at += 1) {
      const place = step === 1 ? at % width : Math.floor(at / width);
      const to = Math.min(STROKE_RADIUS, (step === 1 ? width : height) - 1 - place);
      let highest = from[at] ?? 0;
      for (let by = -Math.min(STROKE_RADIUS, place); by <= to; by += 1) {
        const value = from[at + by * step] ?? 0;
        if (value > highest) highest = value;
      }
      next[at] = highest;
    }
    from = next;
  }
  return from;
};

const negative = (values: Float32Array): Float32Array => values.map((value) => -value);

/** The picture without its thin dark strokes; the edges of what is wider stay where they are. */
const withoutStrokes = (picture: GreyPicture): Float32Array =>
  negative(widened({ ...picture, values: negative(widened(picture)) }));

const inkOf = (picture: GreyPicture): Ink => {
  const { width, height, values } = picture;
  const paper = withoutStrokes(picture);
  const isInked = (grey: number, at: number): number => Number((paper[at] ?? 0) - grey > STROKE_DEPTH);
  return { width, height, inked: Uint8Array.from(values, isInked) };
};

const laplacianAt = ({ width, values }: GreyPicture, at: number): number =>
  4 * (values[at] ?? 0) -
  (values[at - 1] ?? 0) -
  (values[at + 1] ?? 0) -
  (values[at - width] ?? 0) -
  (values[at + width] ?? 0);

const tileAt = (picture: GreyPicture, left: number, top: number): Tile => {
  const grey = new Variance();
  const edges = new Variance();
  const bottom = Math.min(top + TILE, picture.height - EDGE);
  const right = Math.min(left + TILE, picture.width - EDGE);
  for (let y = Math.max(EDGE, top); y < bottom; y += 1) {
    for (let x = Math.max(EDGE, left); x < right; x += 1) {
      const at = y * picture.width + x;
      grey.add(picture.values[at] ?? 0);
      edges.add(laplacianAt(picture, at));
    }
  }
  return { grey: grey.value, edges: edges.value };
};

/** The tiles of a picture; one that its edge cuts short says little, unless there is no other. */
const tilesOf = (picture: GreyPicture): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (let top = 0; top === 0 || top + TILE <= picture.height; top += TILE) {
    for (let left = 0; left === 0 || left + TILE <= picture.width; left += TILE)
      tiles.push(tileAt(picture, left, top));
  }
  return tiles;
};

/** The value that this share of the ascending values do not exceed. */
const valueAt = (ascending: ArrayLike<number>, share: number): number =>
  ascending[Math.floor((ascending.length - 1) * share)] ?? 0;

/** The middle of the highest values, those that speak for the picture. */
const speaking = (ascending: readonly number[], share = SPEAKING_SHARE): number =>
  valueAt(ascending.slice(-Math.max(LEAST_SPEAKING, Math.ceil(ascending.length * share))), 0.5);

const inOrder = (values: readonly number[]): readonly number[] =>
  [...values].sort((one, other) => one - other);

/** Sharpness of a picture by its greys and the variances of the Laplacian in its tiles, ascending; 0 where there is no contrast. */
const sharpnessOf = (lightness: Float32Array, edges: readonly number[]): number => {
  const lightest = valueAt(lightness, LIGHTEST_SHARE);
  const usual = lightest - valueAt(lightness, DARKEST_SHARE);
  const isSparse = usual < STROKE_DEPTH;
  const contrast = isSparse ? lightest - valueAt(lightness, DARKEST_SPARSE_SHARE) : usual;
  // Grain is everywhere, so what the plain tiles have of it is not sharpness.
  const net = Math.max(0, speaking(edges, isSparse ? 0 : SPEAKING_SHARE) - valueAt(edges, PLAIN_SHARE));
  return contrast > 0 ? Math.sqrt(net) / contrast : 0;
};

/** What a reduced picture looks like, by pure arithmetic. */
export const lookOf = (picture: GreyPicture): PictureLook => {
  const ink = inkOf(picture);
  const lightness = picture.values.slice().sort();
  const tiles = tilesOf(smoothed(picture));
  return {
    lightest: valueAt(lightness, PAPER_SHARE),
    ink: (ink.inked.filter((pixel) => pixel === 1).length / ink.inked.length) * 1000,
    detail: Math.sqrt(speaking(inOrder(tiles.map((tile) => tile.grey)))),
    sharpness: sharpnessOf(lightness, inOrder(tiles.map((tile) => tile.edges))),
    letterHeight: map((height: number) => height / picture.share)(letterHeightOf(ink)),
  };
};
