import { exists, isSome } from 'fp-ts/Option';
import type { FileFacts, PictureFacts, PictureLook } from './fileFacts';

/** Fewer pixels than this on the short side are too few to read a document (CHECK-01). */
export const MIN_SHORT_SIDE = 600;

/** Paper darker than this grey is hard to read; chosen by the study of docs/decisions/0009. */
export const MIN_LIGHTEST = 95;

/** Less detail than this is paper without anything on it; chosen by the study of docs/decisions/0009. */
export const MIN_DETAIL = 6;

/** Less sharpness than this is blur; chosen by the study of docs/decisions/0009. */
export const MIN_SHARPNESS = 0.019;

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

const sizeWarnings = ({ width, height }: PictureFacts): readonly FileWarning[] =>
  Math.min(width, height) < MIN_SHORT_SIDE ? [{ kind: 'PictureSmall', width, height }] : [];

/** One reason: what is dark shows little, and what shows little is not sharp either. */
const lookWarnings = ({ lightest, detail, sharpness }: PictureLook): readonly FileWarning[] => {
  if (lightest < MIN_LIGHTEST) return [{ kind: 'PictureDark' }];
  if (detail < MIN_DETAIL) return [{ kind: 'PictureBlank' }];
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
