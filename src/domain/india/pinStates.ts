import { type IndianState, indianStates } from './states';

/** First and last of the first three digits, then the numeric tax state codes, the likeliest first. */
const ranges: readonly (readonly [from: number, to: number, ...tins: readonly number[]])[] = [
  [110, 110, 7],
  [121, 136, 6],
  [140, 140, 3, 4],
  [141, 159, 3],
  [160, 160, 4, 3],
  [171, 177, 2],
  [180, 193, 1],
  [194, 194, 38, 1],
  [201, 243, 9],
  [244, 244, 9, 5],
  [245, 245, 9],
  [246, 246, 5, 9],
  [247, 247, 9, 5],
  [248, 249, 5],
  [250, 261, 9],
  [262, 262, 5, 9],
  [263, 263, 5],
  [271, 285, 9],
  [301, 345, 8],
  [360, 361, 24],
  [362, 362, 24, 26],
  [363, 395, 24],
  [396, 396, 24, 26],
  [400, 402, 27],
  [403, 403, 30],
  [410, 445, 27],
  [450, 488, 23],
  [490, 497, 22],
  [500, 506, 36],
  [507, 507, 36, 37],
  [508, 509, 36],
  [515, 532, 37],
  [533, 533, 37, 34],
  [534, 535, 37],
  [560, 591, 29],
  [600, 604, 33],
  [605, 605, 34, 33],
  [606, 606, 33],
  [607, 607, 33, 34],
  [608, 608, 33],
  [609, 609, 33, 34],
  [610, 643, 33],
  [670, 672, 32],
  [673, 673, 32, 34],
  [674, 681, 32],
  [682, 682, 32, 31],
  [683, 695, 32],
  [700, 736, 19],
  [737, 737, 11],
  [741, 743, 19],
  [744, 744, 35],
  [751, 770, 21],
  [781, 782, 18],
  [783, 783, 18, 17],
  [784, 788, 18],
  [790, 792, 12],
  [793, 794, 17],
  [795, 795, 14],
  [796, 796, 15],
  [797, 798, 13],
  [799, 799, 16],
  [800, 812, 10],
  [813, 813, 10, 20],
  [814, 814, 20, 10],
  [815, 816, 20],
  [821, 821, 10],
  [822, 822, 20],
  [823, 824, 10],
  [825, 835, 20],
  [841, 855, 10],
];

/**
 * The states where a PIN may be by its first three digits, the likeliest first; some districts share them with a
 * neighbour. None for army post offices and for digits that no office has.
 */
export const statesOfPin = (pin: string): readonly IndianState[] => {
  const first = Number(pin.slice(0, 3));
  return ranges
    .filter(([from, to]) => from <= first && first <= to)
    .flatMap(([, , ...tins]) => tins)
    .flatMap((tin) => indianStates.filter((state) => state.tin === tin));
};
