import { ENGLISH } from '../../domain/language/language';
import { spoken } from '../texts/language';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The `lang` of words that others wrote, which are no more in the portal's language than their letters show. */
export const langOf = (words: string): 'en' | undefined =>
  spoken.tag === ENGLISH || DEVANAGARI.test(words) ? undefined : 'en';
