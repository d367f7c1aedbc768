import { ENGLISH } from './language';
import { once } from './once';

/** A sentence in the forms that a language has for counts; '#' stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Below this English writes a number with nothing but its digits. */
const FIRST_GROUPED = 1000;

const isBareDigits = (count: number, language: string): boolean =>
  language === ENGLISH && Number.isInteger(count) && count >= 0 && count < FIRST_GROUPED;

/** The sentence for a count: the language's own plural rule chooses the form, and its way of writing numbers the digits. */
export const counted = (language: string, forms: Forms): ((count: number) => string) => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  // The first format of numbers holds a phone up for longer than all else that a screen draws.
  const written = (count: number): string =>
    isBareDigits(count, language) ? String(count) : numbers().format(count);
  return (count) => (forms[rules().select(count)] ?? forms.other).replace('#', written(count));
};
