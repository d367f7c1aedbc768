import type { Texts } from './catalogue';
import { setLocale } from './language';

type Languages = Readonly<Record<string, () => Promise<Texts>>>;

/**
 * The languages other than English by tag, each in its own chunk: `hi: async () => (await import('./hi')).texts`.
 * English has no entry, because every feature brings its English texts.
 */
const others: Languages = {};

/** Activates the first available of the wanted languages; English when there is none or it cannot be loaded. */
export const loadFirstLocale = async (
  wanted: readonly string[],
  languages: Languages = others,
): Promise<void> => {
  const tags = wanted.map((tag) => tag.replace(/-.*/, ''));
  const tag = tags.find((known) => known === 'en' || Object.hasOwn(languages, known)) ?? 'en';
  try {
    const texts = await languages[tag]?.();
    if (texts === undefined) return;
    setLocale(texts);
    document.documentElement.lang = tag;
  } catch {
    // Keep English: a portal in English is better than none.
  }
};
