import type { Language } from '../../../src/domain/language/language';
import { keepLight } from '../../../src/ui/texts/lightTexts';
import { keepPortal } from '../../../src/ui/texts/texts';
import type { Texts } from '../texts/english';

/** Takes every text of a language at once. */
export const keepTexts = (language: Language, texts: Texts): void => {
  keepLight(language, texts);
  keepPortal(language, texts);
};
