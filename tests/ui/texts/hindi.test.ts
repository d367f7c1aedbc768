import { describe, expect, it } from 'vitest';
import { english } from './english';
import { hindi } from './hindi';
import { latinNames, latinWordsIn } from './latinNames';
import { type Said, textsIn } from './everyText';

const said = textsIn(hindi);
const inEnglish = textsIn(english);

/** Texts without a Hindi word, each with why it has none. */
const wordless: readonly (readonly [keys: RegExp, why: string])[] = [
  [/^cabinet\.formats\.(?!video|email)/, 'names of file formats'],
  [/^document\.(kinds|formats)\.|^document\.uploadHint$/, 'names of file formats'],
  [/^document\.(kilobytes|sizeText)$/, 'units of measurement, written KB and MB in Hindi too'],
  [/^document\.services\.TDS$|^score\.serviceNames\.tds$/, 'TDS, printed so on every form'],
  [/^deadline\.topicNames\.llp$/, 'LLP, part of the names of such firms'],
  [/^checkout\.gstin$/, 'GSTIN, printed so on every certificate'],
  [/^session\.otp$/, 'OTP, as text messages call it'],
  [/^kit\.whatsApp$/, 'the name of a product'],
  [/^quotationSummary\.number$/, 'a number as the provider writes it'],
  [/^profile\.usernameMissing$/, 'the form of a phone number'],
  [/^(kit|task)\.percent$|^cabinet\.zoom$/, 'a number with its sign'],
  [/^document\.openEnd$/, 'a sign for an open end'],
  [/^(photo\.leftOut|packing\.missingFile)$/, 'joins two texts that are given'],
  [/^deadline\.(statutoryTitle|stepTitle|asideName)$/, 'joins texts that are given'],
  [/^work\.periodIs$/, 'empty: the Hindi word says itself what it is'],
  [/^task\.shareAfter$/, 'empty: the percentage stands at the end'],
  [/^checkout\.(fieldMissing\.(gstin|locality)|doubts\.none)$/, 'empty: there is nothing to say'],
];
const isWordless = ({ at }: Said): boolean => wordless.some(([keys]) => keys.test(at));

const isMarker = (given: unknown): boolean => typeof given === 'number' || /⟦|7002/.test(String(given));

/** How often each number or name that is given is shown, as it is or with Indian grouping. */
const shown = ({ text, given }: Said): readonly number[] =>
  given.filter(isMarker).map((each) => text.split(new RegExp(String(each).replace(/^7/, '7,?'))).length - 1);

const callOf = ({ at, given }: Said): string => `${at} ${JSON.stringify(given)}`;
const shownByCall = (texts: readonly Said[]): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(texts.map((each) => [callOf(each), shown(each)]));

const hasHindi = ({ text }: Said): boolean => /\p{Script=Devanagari}/u.test(text);

describe('The Hindi texts', () => {
  it('stand under the keys of the English ones', () => {
    expect(said.map(({ at }) => at).toSorted()).toEqual(inEnglish.map(({ at }) => at).toSorted());
    expect(said.length).toBeGreaterThan(1000);
  });

  it('have Hindi words, and differ from English [LANG-01]', () => {
    const englishOf = new Map(inEnglish.map((each) => [callOf(each), each.text]));
    expect(said.filter((each) => !hasHindi(each) && !isWordless(each))).toEqual([]);
    expect(said.filter((each) => englishOf.get(callOf(each)) === each.text && !isWordless(each))).toEqual([]);
  });

  it.each(wordless)('lists no text as wordless that has words, or is gone: %s, %s', (keys) => {
    const listed = said.filter(({ at }) => keys.test(at));
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(hasHindi)).toEqual([]);
  });

  it('have no Latin words but names, each of them needed [LANG-01]', () => {
    const latin = said.flatMap(({ at, text }) => latinWordsIn(text).map((word) => ({ at, word })));
    expect(latin.filter(({ word }) => !latinNames.has(word))).toEqual([]);
    const used = new Set(latin.map(({ word }) => word));
    expect([...latinNames].filter((name) => !used.has(name))).toEqual([]);
  });

  it('show what is given to them as often as the English ones do', () => {
    expect(shownByCall(said)).toEqual(shownByCall(inEnglish));
    expect(said.flatMap(shown).filter((count) => count > 0).length).toBeGreaterThan(200);
  });
});
