import { makeAutoObservable } from 'mobx';
import { ENGLISH, type Language } from '../../domain/language/language';
import type { SomeTexts, Texts } from './catalogue';

/** What has been loaded: a table by language and feature. */
const tables = new Map<string, object>();

/** Takes loaded tables; of a feature with a light part the rest comes later. */
export const keepTables = (language: Language, loaded: SomeTexts): void => {
  for (const [feature, table] of Object.entries(loaded)) {
    const key = language + feature;
    tables.set(key, { ...tables.get(key), ...table });
  }
};

class Locale {
  active: Language = ENGLISH;

  constructor() {
    makeAutoObservable(this);
  }

  set(language: Language): void {
    this.active = language;
    document.documentElement.lang = language;
  }
}

const locale = new Locale();

/** The language of the portal now. It is observed, so that a switch changes each text where it stands. */
export const activeLocale = (): Language => locale.active;

/** Switches every text at once; the tables in use must have been loaded before. */
export const setLocale = (language: Language): void => locale.set(language);

/** The words of antd's own parts; it brings the English itself, but a locale that came later would mount all again. */
export const componentWords = (): { readonly locale: string } => ({
  locale: 'en',
  ...tables.get(`${activeLocale()}antd`),
});

/** A feature's texts in the active language, looked up at each use. */
export const localized = <Feature extends keyof Texts>(feature: Feature): Texts[Feature] => {
  const texts: object = new Proxy(
    {},
    {
      get: (_, word): unknown => {
        const table = tables.get(activeLocale() + feature);
        if (table === undefined || !(word in table)) {
          throw new Error(`The text ${feature}.${String(word)} is read before its group is loaded.`);
        }
        return Reflect.get(table, word);
      },
    },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every read goes to a table of this type
  return texts as Texts[Feature];
};
