import { none, some } from 'fp-ts/Option';
import type { PictureLook } from '../../src/domain/documents/fileFacts';
import {
  MIN_DETAIL,
  MIN_LIGHTEST,
  MIN_SHARPNESS,
  MIN_SHORT_SIDE,
  warningsOf,
} from '../../src/domain/documents/fileWarnings';
import type { Quality } from './drawnPictures';
import type { StudiedPicture } from './inBrowser';

/** At most this share of the pictures that are as they should be may be warned of. */
const MOST_FALSE_ALARMS = 0.02;

/** Where good and bad overlap, the threshold stays this much below the worst of the good. */
const MARGIN = 0.9;

const figuresOf = (pictures: readonly StudiedPicture[], quality: Quality, figure: keyof PictureLook) =>
  pictures.filter((one) => one.quality === quality).map(({ look }) => look[figure]);

/** Midway between the bad and the good, as ratios go; below all good ones where they overlap. */
const thresholdOf = (
  pictures: readonly StudiedPicture[],
  bad: Quality,
  figure: keyof PictureLook,
): number => {
  const lowestGood = Math.min(...figuresOf(pictures, 'fine', figure));
  const highestBad = Math.max(...figuresOf(pictures, bad, figure));
  return highestBad < lowestGood ? Math.sqrt(highestBad * lowestGood) : lowestGood * MARGIN;
};

const reasonsFor = ({ look }: StudiedPicture): readonly string[] => {
  const picture = some({ width: MIN_SHORT_SIDE, height: MIN_SHORT_SIDE, look: some(look) });
  const facts = { digest: none, needsPassword: false, isCutOff: false, picture, pages: none };
  return warningsOf(facts, []).map(({ kind }) => kind);
};

const QUALITIES = ['fine', 'blurred', 'dark', 'blank'] as const;
const REASONS = ['PictureBlurred', 'PictureDark', 'PictureBlank'] as const;

const lineOf = (pictures: readonly StudiedPicture[], quality: Quality): string => {
  const reasons = pictures.filter((one) => one.quality === quality).map(reasonsFor);
  const counts = REASONS.map((reason) => reasons.filter((given) => given.includes(reason)).length);
  return `| ${quality} | ${reasons.length} | ${counts.join(' | ')} |`;
};

const tableOf = (pictures: readonly StudiedPicture[]): string =>
  [
    '| drawn as | pictures | blurred | dark | blank |',
    '|---|---|---|---|---|',
    ...QUALITIES.map((quality) => lineOf(pictures, quality)),
  ].join('\n');

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Prints thresholds and their success; whether false alarms are few enough among the pictures held out. */
export const printStudy = (
  pictures: readonly StudiedPicture[],
  isHeldOut: (index: number) => boolean,
): boolean => {
  const heldOut = pictures.filter((_, index) => isHeldOut(index));
  const chosenFrom = pictures.filter((_, index) => !isHeldOut(index));
  console.log(
    `MIN_LIGHTEST  ${MIN_LIGHTEST}, by the study ${rounded(thresholdOf(chosenFrom, 'dark', 'lightest'))}`,
  );
  console.log(
    `MIN_DETAIL    ${MIN_DETAIL}, by the study ${rounded(thresholdOf(chosenFrom, 'blank', 'detail'))}`,
  );
  console.log(
    `MIN_SHARPNESS ${MIN_SHARPNESS}, by the study ${rounded(thresholdOf(chosenFrom, 'blurred', 'sharpness'))}`,
  );
  console.log(`\nChosen from:\n${tableOf(chosenFrom)}\n\nHeld out:\n${tableOf(heldOut)}`);
  const fine = heldOut.filter(({ quality }) => quality === 'fine');
  const alarms = fine.filter((one) => reasonsFor(one).length > 0).length / fine.length;
  console.log(`\nFalse alarms: ${(alarms * 100).toFixed(1)} % of those held out.`);
  return alarms <= MOST_FALSE_ALARMS;
};
