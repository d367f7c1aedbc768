import { makeAutoObservable } from 'mobx';
import type { LanguageStorage } from '../../application/ports/LanguageStorage';
import type { Language } from '../../domain/language/language';
import { Command } from '../state/Command';
import { readShownAgain } from '../state/shownReads';
import { activeLocale } from '../texts/lightTexts';
import type { TextLoader } from '../texts/loading';

interface Dependencies {
  readonly storage: LanguageStorage;
  readonly texts: TextLoader;
}

/** The choice of language; the old one stays while the texts of the new one come, and when they cannot be had. */
export class LanguageStore {
  hasFailed = false;
  readonly choice: Command<readonly [Language]>;

  constructor({ storage, texts }: Dependencies) {
    this.choice = new Command(async (_run, language: Language) => {
      this.setFailed(false);
      const before = activeLocale();
      try {
        await texts.switchTo(language);
        storage.keepLanguage(language);
        if (language !== before) readShownAgain();
      } catch {
        this.setFailed(true);
      }
    }, 'offline');
    makeAutoObservable(this, { choice: false });
  }

  get chosen(): Language {
    return activeLocale();
  }

  private setFailed(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
  }
}
