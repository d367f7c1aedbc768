import { chain, exists, isSome } from 'fp-ts/Option';
import type { FileFacts, PictureFacts, PictureLook } from './fileFacts';

/** A picture of this many pixels on its short side is large enough, whatever it shows (CHECK-01). */
export const MIN_SHORT_SIDE = 600;

/** A smaller one can be read where its letters have this many pixels; by the study of docs/decisions/0009. */
export const MIN_LETTER_HEIGHT = 8;

/** Fewer pixels than this on the short side are too few for a face or a signature, which have no letters. */
export const MIN_USEFUL_SIDE = 150;

/** Paper darker than this grey is hard to read; chosen by the study of docs/decisions/0009. */
export const MIN_LIGHTEST = 95;

/** More detail than this is lit: a dark screen with light letters, not a dark photograph; by the same study. */
export const MIN_LIT_DETAIL = 24;

/** Less detail than this is paper without anything on it; chosen by the study of docs/decisions/0009. */
export const MIN_DETAIL = 6;

/** As little ink as this, in a thousandth of the pixels, is no signature either; by the same study. */
export const MIN_INK = 0.1;

/** Less sharpness than this is blur; chosen by the study of docs/decisions/0009. */
export const MIN_SHARPNESS = 0.025;

/** What would make a file useless to the expert (CHECK-01). It is told to the customer and refuses nothing. */
export type FileWarning =
  | { readonly kind: 'PasswordNeeded' }
  | { readonly kind: 'CutOff' }
  | { readonly kind: 'OthersOnly' }
  | { readonly kind: 'Unopenable' }
  | { readonly kind: 'NoWorkbook' }
  | { readonly kind: 'NoPages' }
  | { readonly kind: 'PictureSmall'; readonly width: number; readonly height: number }
  | { readonly kind: 'PictureDark' }
  | { readonly kind: 'PictureBlank' }
  | { readonly kind: 'PictureBlurred' }
  | { readonly kind: 'SentBefore' };

type SimpleKind = Exclude<FileWarning['kind'], 'PictureSmall'>;

const warning = (kind: SimpleKind, isTrue: boolean): readonly FileWarning[] => (isTrue ? [{ kind }] : []);

const isTooSmall = ({ width, height, look }: PictureFacts): boolean => {
  const shortSide = Math.min(width, height);
  const letterHeight = chain((one: PictureLook) => one.letterHeight)(look);
  if (isSome(letterHeight)) return shortSide < MIN_SHORT_SIDE && letterHeight.value < MIN_LETTER_HEIGHT;
  return shortSide < MIN_USEFUL_SIDE;
};

const sizeWarnings = (picture: PictureFacts): readonly FileWarning[] => {
  const { width, height } = picture;
  return isTooSmall(picture) ? [{ kind: 'PictureSmall', width, height }] : [];
};

/** One reason: what is dark shows little, and what shows little is not sharp either. */
const lookWarnings = ({ lightest, detail, ink, sharpness }: PictureLook): readonly FileWarning[] => {
  if (lightest < MIN_LIGHTEST && detail < MIN_LIT_DETAIL) return [{ kind: 'PictureDark' }];
  // Too little of the picture shows something to be judged: what its strokes are is seen, or there are none.
  if (detail < MIN_DETAIL) return warning('PictureBlank', ink < MIN_INK);
  return warning('PictureBlurred', sharpness < MIN_SHARPNESS);
};

const pictureWarnings = (picture: PictureFacts): readonly FileWarning[] => [
  ...sizeWarnings(picture),
  ...(isSome(picture.look) ? lookWarnings(picture.look.value) : []),
];

/** What is cut off does not open either, which is told already. */
const isDamaged = ({ isUnopenable, isCutOff }: FileFacts): boolean => isUnopenable && !isCutOff;

/** Nobody can read a PDF without pages; one that is cut off may have lost them, which is told already. */
const hasNoPages = ({ pages, isCutOff }: FileFacts): boolean =>
  !isCutOff && exists((count: number) => count === 0)(pages);

/**
 * What to tell before a file is sent, the gravest first; `sent` holds the digests of the files that were sent from this tab
 * for the same task (CHECK-01).
 */
export const warningsOf = (facts: FileFacts, sent: readonly string[]): readonly FileWarning[] => [
  ...warning('CutOff', facts.isCutOff),
  ...warning('Unopenable', isDamaged(facts)),
  ...warning('NoWorkbook', facts.isNoWorkbook),
  ...warning('NoPages', hasNoPages(facts)),
  ...warning('PasswordNeeded', facts.needsPassword),
  ...warning('OthersOnly', facts.isForOthersOnly),
  ...(isSome(facts.picture) ? pictureWarnings(facts.picture.value) : []),
  ...warning('SentBefore', isSome(facts.digest) && sent.includes(facts.digest.value)),
];
