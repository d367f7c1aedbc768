import type { Texts } from './catalogue';
import { setLocale } from './language';

type Languages = Readonly<Record<string, () => Promise<Texts>>>;

/**
 * The languages beside English by their tag, each in code of its own: `hi: async () => (await import('./hi')).texts`.
 * English has no entry, since every feature brings its English along.
 */
const others: Languages = {};

/** Speaks the first of the wanted languages that there is, and English where there is none or it cannot be loaded. */
export const speakFirstOf = async (
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
    // English is there already; a portal in English serves better than none.
  }
};
