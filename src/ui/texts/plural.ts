import { languages } from '../../domain/language/language';
import { once } from './once';

/** A sentence in each plural form of a language; '#' stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Below this, the portal's languages write a number without a group separator, and all with the same digits. */
const FIRST_GROUPED = 1000;

const isBareDigits = (count: number, language: string): boolean =>
  languages.some((known) => known === language) &&
  Number.isInteger(count) &&
  count >= 0 &&
  count < FIRST_GROUPED;

/** The sentence for a count, with the language's plural form and number format. */
export const plural = (language: string, forms: Forms): ((count: number) => string) => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  // Creating the first number format takes a phone longer than everything else a screen renders.
  const written = (count: number): string =>
    isBareDigits(count, language) ? String(count) : numbers().format(count);
  return (count) => (forms[rules().select(count)] ?? forms.other).replace('#', written(count));
};
