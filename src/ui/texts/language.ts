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

/** The language that the portal speaks now. It is observed, so that a switch changes each text where it stands. */
class SpokenLanguage {
  tag: Language = ENGLISH;

  constructor() {
    makeAutoObservable(this);
  }

  /** The tables in use must have been loaded before. */
  speak(language: Language): void {
    this.tag = language;
    document.documentElement.lang = language;
  }
}

export const spoken = new SpokenLanguage();

/** The words of antd's own parts; it brings the English itself, but a locale that came later would mount all again. */
export const componentWords = (): { readonly locale: string } => ({
  locale: 'en',
  ...tables.get(`${spoken.tag}antd`),
});

/** A feature's texts in the language that is spoken, looked up at each use. */
export const localized = <Feature extends keyof Texts>(feature: Feature): Texts[Feature] => {
  const texts: object = new Proxy(
    {},
    {
      get: (_, word): unknown => {
        const table = tables.get(spoken.tag + feature);
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
