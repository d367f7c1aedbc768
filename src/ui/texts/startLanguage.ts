import { getOrElse } from 'fp-ts/Option';
import type { LanguageStorage } from '../../application/ports/LanguageStorage';
import { ENGLISH, languageFor } from '../../domain/language/language';
import { setLocale } from './lightTexts';
import type { TextLoader } from './loading';

/**
 * Begins in the language that was chosen here, else in the first that the browser wants and the portal has; in English,
 * which is at hand, where its texts do not come: the portal in it is better than none.
 */
export const startLanguage = (
  loader: TextLoader,
  storage: LanguageStorage,
  wanted: readonly string[],
): Promise<void> =>
  loader
    .switchTo(getOrElse(() => languageFor(wanted))(storage.chosenLanguage()))
    .catch(() => setLocale(ENGLISH));
