import { once } from './once';

/** A sentence in the forms that a language has for counts; '#' stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The sentence for a count: the language's own plural rule chooses the form, and its way of writing numbers the digits. */
export const counted = (language: string, forms: Forms): ((count: number) => string) => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  return (count) => (forms[rules().select(count)] ?? forms.other).replace('#', numbers().format(count));
};
