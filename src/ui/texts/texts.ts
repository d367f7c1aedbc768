import type { Language } from '../../domain/language/language';
import type { Portal } from './en/portal';
import { activeLocale } from './lightTexts';

/** The words of antd's own parts. */
interface ComponentWords {
  readonly locale: string;
}

interface Loaded {
  readonly portal: Portal;
  readonly antd: ComponentWords;
}

/** antd brings the English itself, but a locale that came later would mount all again. */
const OWN_WORDS: ComponentWords = { locale: 'en' };

/** What has been loaded of the signed-in portal's texts, by language. */
const portals = new Map<Language, Loaded>();

export const keepPortal = (language: Language, portal: Portal, antd = OWN_WORDS): void =>
  void portals.set(language, { portal, antd });

/** The texts behind the sign-in in the active language; they come together with the signed-in code. */
export const texts = (): Portal => {
  const loaded = portals.get(activeLocale());
  if (loaded === undefined) throw new Error('A text of the signed-in portal is read before it is loaded.');
  return loaded.portal;
};

export const componentWords = (): ComponentWords => portals.get(activeLocale())?.antd ?? OWN_WORDS;
