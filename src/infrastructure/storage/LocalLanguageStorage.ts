import { fromNullable, type Option } from 'fp-ts/Option';
import type { LanguageStorage } from '../../application/ports/LanguageStorage';
import { type Language, languages } from '../../domain/language/language';
import { SafeStorage } from './SafeStorage';

const KEY = 'portal.language';

/** Local storage `portal.language`, which stays at log-out; what is no language of the portal counts as absent. */
export class LocalLanguageStorage implements LanguageStorage {
  private readonly storage = new SafeStorage(() => window.localStorage);

  chosenLanguage(): Option<Language> {
    const stored = this.storage.read(KEY);
    return fromNullable(languages.find((language) => language === stored));
  }

  keepLanguage(language: Language): void {
    this.storage.write(KEY, language);
  }
}
