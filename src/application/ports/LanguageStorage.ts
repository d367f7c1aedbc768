import type { Option } from 'fp-ts/Option';
import type { Language } from '../../domain/language/language';

/** The language chosen on this device; it outlives sessions. */
export abstract class LanguageStorage {
  abstract chosenLanguage(): Option<Language>;
  abstract keepLanguage(language: Language): void;
}
