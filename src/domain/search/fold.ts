import { plainText } from '../typed/plainText';

/** A nasal consonant that is not spoken alone is written as a dot as often: कम्पनी and कंपनी. */
const nasal = /[ङञणनम]\u094D(?=[क-ह])/g;

/**
 * A word as search compares it (FIND-01): in lower case, without accents and nukta, with one way to write what Hindi writes in
 * two. Not for display.
 */
export const folded = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(nasal, '\u0902')
    .normalize('NFC');

/** The words of a text, folded; Form16 has two, as Form 16. */
export const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .replaceAll(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$1$2 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
