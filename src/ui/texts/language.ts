import type { Texts } from './catalogue';

/** The language of the texts in the tables beside this file. */
export const ENGLISH = 'en-IN';

let activeLocale: Texts | null = null;

/** Sets the texts of all features; null means English. Called before anything is rendered. */
export const setLocale = (texts: Texts | null): void => {
  activeLocale = texts;
};

/**
 * A feature's texts: these English ones, or the active language's. The look-up happens at each use, so that a feature
 * brings its own English and an English reader loads no other table.
 */
export const localized = <Table extends object>(feature: keyof Texts, english: Table): Readonly<Table> => {
  const texts: Table = new Proxy(english, {
    get: (own, word): unknown => {
      const table: object = activeLocale?.[feature] ?? own;
      // A language may reuse a whole feature of the English catalogue; then the table is this very object.
      return Reflect.get(table === texts ? own : table, word);
    },
  });
  return texts;
};
