import fc from 'fast-check';
import { fromNullable, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  type FileWarning,
  MIN_DETAIL,
  MIN_INK,
  MIN_LETTER_HEIGHT,
  MIN_LIGHTEST,
  MIN_LIT_DETAIL,
  MIN_SHARPNESS,
  MIN_SHORT_SIDE,
  MIN_USEFUL_SIDE,
  warningsOf,
} from '../../../src/domain/documents/fileWarnings';
import type { PictureLook } from '../../../src/domain/documents/fileFacts';
import { nothingFound } from '../../../src/domain/documents/fileFindings';
import { isOle2 } from '../../../src/domain/documents/leadingBytes';
import goldenFiles from '../../data/goldenFiles.json' with { type: 'json' };
import { kinds, protectedWorkbook, someBytes } from './someBytes';
import { aPicture, someFacts } from './someFacts';

type GoldenLook = Omit<PictureLook, 'letterHeight'> & { readonly letterHeight: number | null };

/** Lower than an expert can read. */
const tooLow = some(MIN_LETTER_HEIGHT - 0.1);

const lookIn = ({ letterHeight, ...look }: GoldenLook): PictureLook => ({
  ...look,
  letterHeight: fromNullable(letterHeight),
});

const kindsOf = (warnings: readonly FileWarning[]): readonly string[] => warnings.map(({ kind }) => kind);

describe('what is told of a file before it is sent', () => {
  it('is nothing of a file without a fault [CHECK-01]', () => {
    expect(warningsOf(someFacts(), [])).toEqual([]);
    expect(warningsOf(aPicture(), [])).toEqual([]);
  });

  it('is that it needs a password [CHECK-01] [CHECK-03]', () => {
    expect(warningsOf(someFacts({ needsPassword: true }), [])).toEqual([{ kind: 'PasswordNeeded' }]);
  });

  it('is that its end is missing [CHECK-01]', () => {
    expect(warningsOf(someFacts({ isCutOff: true }), [])).toEqual([{ kind: 'CutOff' }]);
  });

  it('is that this device could not open it, unless its end is missing [CHECK-01]', () => {
    expect(warningsOf(someFacts({ isUnopenable: true }), [])).toEqual([{ kind: 'Unopenable' }]);
    expect(warningsOf(someFacts({ isUnopenable: true, isCutOff: true }), [])).toEqual([{ kind: 'CutOff' }]);
  });

  it('is that it opens for others only, or is no workbook [CHECK-01] [CHECK-03]', () => {
    expect(warningsOf(someFacts({ isForOthersOnly: true }), [])).toEqual([{ kind: 'OthersOnly' }]);
    expect(warningsOf(someFacts({ isNoWorkbook: true }), [])).toEqual([{ kind: 'NoWorkbook' }]);
  });

  it('is that it has no pages, unless they are lost with its end or nobody could count them [CHECK-01]', () => {
    expect(warningsOf(someFacts({ pages: some(0) }), [])).toEqual([{ kind: 'NoPages' }]);
    expect(warningsOf(someFacts({ pages: some(0), isCutOff: true }), [])).toEqual([{ kind: 'CutOff' }]);
    expect(warningsOf(someFacts({ pages: some(1) }), [])).toEqual([]);
    expect(warningsOf(someFacts({ pages: none }), [])).toEqual([]);
  });

  it.each([
    [{ width: MIN_SHORT_SIDE - 1, height: 4000, letterHeight: tooLow }, ['PictureSmall']],
    [{ width: 4000, height: MIN_SHORT_SIDE - 1, letterHeight: tooLow }, ['PictureSmall']],
    [{ width: MIN_SHORT_SIDE, height: MIN_SHORT_SIDE, letterHeight: tooLow }, []],
    [{ width: MIN_SHORT_SIDE - 1, height: 4000, letterHeight: some(MIN_LETTER_HEIGHT) }, []],
    [{ width: 40, height: 400, letterHeight: some(MIN_LETTER_HEIGHT) }, []],
    [{ width: MIN_USEFUL_SIDE, height: 200, letterHeight: none }, []],
    [{ width: MIN_USEFUL_SIDE - 1, height: 200, letterHeight: none }, ['PictureSmall']],
    [{ lightest: MIN_LIGHTEST - 0.1, detail: MIN_LIT_DETAIL - 0.1 }, ['PictureDark']],
    [{ lightest: MIN_LIGHTEST - 0.1, detail: MIN_LIT_DETAIL }, []],
    [{ lightest: MIN_LIGHTEST, detail: MIN_LIT_DETAIL - 0.1 }, []],
    [{ detail: MIN_DETAIL - 0.1, ink: MIN_INK - 0.01 }, ['PictureBlank']],
    [{ detail: MIN_DETAIL - 0.1, ink: MIN_INK }, []],
    [{ detail: MIN_DETAIL - 0.1, ink: MIN_INK, sharpness: 0 }, []],
    [{ detail: MIN_DETAIL, ink: 0 }, []],
    [{ sharpness: MIN_SHARPNESS - 0.001 }, ['PictureBlurred']],
    [{ sharpness: MIN_SHARPNESS }, []],
  ])('is judged of a picture with %o at its threshold [CHECK-01]', (given, expected) => {
    expect(kindsOf(warningsOf(aPicture(given), []))).toEqual(expected);
  });

  it('is judged at 600 px, and by the thresholds of the study [CHECK-01]', () => {
    expect([MIN_SHORT_SIDE, MIN_LIGHTEST, MIN_LIT_DETAIL]).toEqual([600, 95, 24]);
    expect([MIN_DETAIL, MIN_INK, MIN_SHARPNESS]).toEqual([6, 0.1, 0.025]);
    expect([MIN_LETTER_HEIGHT, MIN_USEFUL_SIDE]).toEqual([8, 150]);
  });

  it('is how large a small picture is', () => {
    expect(warningsOf(aPicture({ width: 480, height: 640, letterHeight: tooLow }), [])).toEqual([
      { kind: 'PictureSmall', width: 480, height: 640 },
    ]);
  });

  it('is one reason of a look, the first that explains the others', () => {
    const nothingToSee = { detail: 0, ink: 0, sharpness: 0 };
    expect(kindsOf(warningsOf(aPicture({ ...nothingToSee, lightest: 0 }), []))).toEqual(['PictureDark']);
    expect(kindsOf(warningsOf(aPicture(nothingToSee), []))).toEqual(['PictureBlank']);
  });

  it('is only the size of a picture that could not be drawn', () => {
    const undrawn = someFacts({ picture: some({ width: 100, height: 100, look: none }) });
    expect(kindsOf(warningsOf(undrawn, []))).toEqual(['PictureSmall']);
  });

  it('is that the same bytes were sent before [CHECK-01]', () => {
    const facts = someFacts({ digest: some('ab') });
    expect(warningsOf(facts, ['cd', 'ab'])).toEqual([{ kind: 'SentBefore' }]);
    expect(warningsOf(facts, ['cd'])).toEqual([]);
    expect(warningsOf(someFacts(), ['ab'])).toEqual([]);
  });

  it('is all that is wrong with it, the gravest first and each once', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isCutOff, needsPassword, wasSent) => {
        const facts = someFacts({ isCutOff, needsPassword, digest: some('ab') });
        const expected = [
          ...(isCutOff ? ['CutOff'] : []),
          ...(needsPassword ? ['PasswordNeeded'] : []),
          ...(wasSent ? ['SentBefore'] : []),
        ];
        expect(kindsOf(warningsOf(facts, wasSent ? ['ab'] : []))).toEqual(expected);
      }),
    );
  });

  it.each(goldenFiles)('is $warnings of $name [CHECK-01] [CHECK-03]', ({ facts, warnings }) => {
    const picture =
      facts.picture === null
        ? none
        : some({
            ...facts.picture,
            look: facts.picture.look === null ? none : some(lookIn(facts.picture.look)),
          });
    expect(
      kindsOf(warningsOf(someFacts({ ...facts, picture, pages: fromNullable(facts.pages) }), [])),
    ).toEqual(warnings);
  });
});

it('a file of which nothing is known has no warning and no pages', () => {
  expect(nothingFound).toEqual({ warnings: [], pages: none });
});

describe('a workbook that opens with a password only', () => {
  it('is told by its leading bytes, and no other kind is [CHECK-03]', () => {
    expect(isOle2(protectedWorkbook)).toBe(true);
    expect(kinds.filter((kind) => isOle2(someBytes[kind]))).toEqual([]);
  });
});
