/** The language of the texts in the tables beside this file. */
export const ENGLISH = 'en-IN';

/** A language's table of each feature; `Texts` in catalogue.ts is its exact shape, which this file must not import. */
type Tables = Readonly<Record<string, object>>;

let activeLocale: Tables | null = null;

/** Sets the texts of all features; null means English. Called before anything is rendered. */
export const setLocale = (texts: Tables | null): void => {
  activeLocale = texts;
};

/**
 * A feature's texts: these English ones, or the active language's. The look-up happens at each use, so that a feature
 * brings its own English and an English reader loads no other table.
 */
export const localized = <Table extends object>(feature: string, english: Table): Readonly<Table> => {
  const texts: Table = new Proxy(english, {
    get: (own, word): unknown => {
      const table: object = activeLocale?.[feature] ?? own;
      // A language may reuse a whole feature of the English catalogue; then the table is this very object.
      return Reflect.get(table === texts ? own : table, word);
    },
  });
  return texts;
};
