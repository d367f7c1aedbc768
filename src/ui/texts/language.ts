import type { Texts } from './catalogue';

/** The language that the tables beside this file are written in. */
export const ENGLISH = 'en-IN';

let activeLocale: Texts | null = null;

/** Says everything in these texts from now on; null is English again. Called before anything is shown. */
export const setLocale = (texts: Texts | null): void => {
  activeLocale = texts;
};

/**
 * A feature's texts: these English ones, or the feature's in the language that is spoken. The look-up happens at each
 * use, so that a feature brings its own English along and nobody who reads English loads another table.
 */
export const localized = <Table extends object>(feature: keyof Texts, english: Table): Readonly<Table> => {
  const texts: Table = new Proxy(english, {
    get: (own, word): unknown => {
      const table: object = activeLocale?.[feature] ?? own;
      // A language that lends a whole feature from the English catalogue lends this very object.
      return Reflect.get(table === texts ? own : table, word);
    },
  });
  return texts;
};
