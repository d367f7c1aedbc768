import { ENGLISH } from '../../domain/language/language';
import { activeLocale } from '../texts/lightTexts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The `lang` of words that others wrote, which are no more in the portal's language than their letters show. */
export const langOf = (words: string): 'en' | undefined =>
  activeLocale() === ENGLISH || DEVANAGARI.test(words) ? undefined : 'en';
