import { ENGLISH } from './language';
import { once } from './once';

/** A sentence in each plural form of a language; '#' stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Below this, English writes a number without a group separator. */
const FIRST_GROUPED = 1000;

const isBareDigits = (count: number, language: string): boolean =>
  language === ENGLISH && Number.isInteger(count) && count >= 0 && count < FIRST_GROUPED;

/** The sentence for a count, with the language's plural form and number format. */
export const plural = (language: string, forms: Forms): ((count: number) => string) => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  // Creating the first number format takes a phone longer than everything else a screen renders.
  const written = (count: number): string =>
    isBareDigits(count, language) ? String(count) : numbers().format(count);
  return (count) => (forms[rules().select(count)] ?? forms.other).replace('#', written(count));
};
