/** The languages of the portal, as the tags of `lang` and of Intl. */
export const ENGLISH = 'en-IN';
export const HINDI = 'hi-IN';

export const languages = [ENGLISH, HINDI] as const;

export type Language = (typeof languages)[number];

/** Each in its own script, whatever is spoken. */
export const languageNames: Readonly<Record<Language, string>> = { [ENGLISH]: 'English', [HINDI]: 'हिन्दी' };

const primaryOf = (tag: string): string => tag.toLowerCase().replace(/-.*/, '');

/** The first wanted language that the portal has, as browsers list them; English when there is none. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => languages.find((language) => primaryOf(language) === primaryOf(tag)))
    .find((language) => language !== undefined) ?? ENGLISH;
