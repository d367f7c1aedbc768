import type { Language } from '../../domain/language/language';
import type { Portal } from './en/portal';
import { activeLocale } from './lightTexts';

/** The words of antd's own parts. */
interface ComponentWords {
  readonly locale: string;
}

/** antd brings the English itself, but a locale that came later would mount all again. */
const OWN_WORDS: ComponentWords = { locale: 'en' };

/** What has been loaded of the signed-in portal's texts, by language. */
const portals = new Map<Language, Partial<Portal>>();
const words = new Map<Language, ComponentWords>();

/** Takes a part of the texts, beside those that are there. */
export const keepPortal = (language: Language, part: Partial<Portal>, antd = words.get(language)): void => {
  portals.set(language, { ...portals.get(language), ...part });
  if (antd !== undefined) words.set(language, antd);
};

/**
 * The texts behind the sign-in in the active language. Those of the frame and the dashboard come together with the signed-in
 * code, others with the parts that read them (`composition/signedInParts.ts`).
 */
export const texts = (): Portal => {
  const loaded = portals.get(activeLocale());
  if (loaded === undefined) throw new Error('A text of the signed-in portal is read before it is loaded.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a house test finds a part that reads what does not come with it
  return loaded as Portal;
};

export const componentWords = (): ComponentWords => words.get(activeLocale()) ?? OWN_WORDS;
