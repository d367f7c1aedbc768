import { makeAutoObservable } from 'mobx';
import { ENGLISH, type Language } from '../../domain/language/language';
import { light as english, type Light } from './en/light';

/** What has been loaded of Login's texts, by language. */
const lights = new Map<Language, Light>([[ENGLISH, english]]);

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

/** Switches every text at once; those of the language must have been loaded before. */
export const setLocale = (language: Language): void => locale.set(language);

export const keepLight = (language: Language, light: Light): void => void lights.set(language, light);

/** The texts of Login, Sign Up and every page's frame, in the active language. */
export const lightTexts = (): Light => lights.get(activeLocale()) ?? english;
