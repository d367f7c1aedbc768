import { getOrElse } from 'fp-ts/Option';
import type { LanguageStorage } from '../../application/ports/LanguageStorage';
import { languageFor } from '../../domain/language/language';
import { light } from './entryGroups';
import { loadTexts, switchLanguage } from './loading';

/** Begins in the language that was chosen here, else in the first that the browser wants and the portal has. */
export const startLanguage = async (storage: LanguageStorage, wanted: readonly string[]): Promise<void> => {
  const language = getOrElse(() => languageFor(wanted))(storage.chosenLanguage());
  // In English first, which is at hand: the portal in it is better than none.
  await loadTexts([light]);
  await switchLanguage(language).catch(() => undefined);
};
