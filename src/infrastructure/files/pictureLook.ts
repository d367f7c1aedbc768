import type { PictureLook } from '../../domain/documents/fileFacts';
import type { GreyPicture } from './greyPicture';

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

/** The weights of a pixel and its neighbours when grain is evened out, row by row. */
const SMOOTHING = [1, 2, 1, 2, 4, 2, 1, 2, 1] as const;
const SMOOTHING_SUM = 16;

/** Pixels nearer to the picture's edge have no neighbours to compare with. */
const EDGE = 2;

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

const smoothed = ({ width, height, values }: GreyPicture): GreyPicture => {
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
  return { width, height, values: next };
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
const speaking = (ascending: readonly number[]): number =>
  valueAt(ascending.slice(-Math.max(LEAST_SPEAKING, Math.ceil(ascending.length * SPEAKING_SHARE))), 0.5);

const inOrder = (values: readonly number[]): readonly number[] =>
  [...values].sort((one, other) => one - other);

/** What a reduced picture looks like, by pure arithmetic. Sharpness is 0 where there is no contrast. */
export const lookOf = (picture: GreyPicture): PictureLook => {
  const lightness = picture.values.slice().sort();
  const contrast = valueAt(lightness, LIGHTEST_SHARE) - valueAt(lightness, DARKEST_SHARE);
  const tiles = tilesOf(smoothed(picture));
  const edges = inOrder(tiles.map((tile) => tile.edges));
  // Grain is everywhere, so what the plain tiles have of it is not sharpness.
  const net = Math.max(0, speaking(edges) - valueAt(edges, PLAIN_SHARE));
  return {
    lightest: valueAt(lightness, PAPER_SHARE),
    detail: Math.sqrt(speaking(inOrder(tiles.map((tile) => tile.grey)))),
    sharpness: contrast > 0 ? Math.sqrt(net) / contrast : 0,
  };
};
