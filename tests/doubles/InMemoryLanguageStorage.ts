import { none, type Option, some } from 'fp-ts/Option';
import type { LanguageStorage } from '../../src/application/ports/LanguageStorage';
import type { Language } from '../../src/domain/language/language';

export class InMemoryLanguageStorage implements LanguageStorage {
  kept: Option<Language> = none;

  chosenLanguage(): Option<Language> {
    return this.kept;
  }

  keepLanguage(language: Language): void {
    this.kept = some(language);
  }
}
