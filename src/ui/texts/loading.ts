import type { Language } from '../../domain/language/language';
import type { SomeTexts } from './catalogue';
import { activeLocale, keepTables, setLocale } from './language';

/** The tables that travel together, one file a language. */
export type TextGroup = Readonly<Record<Language, () => Promise<SomeTexts>>>;

/** Groups that some code has asked for; a switch brings all of them. */
const inUse = new Set<TextGroup>();
const loads = new Map<TextGroup[Language], Promise<void>>();
const ready = new Set<TextGroup[Language]>();

const fetchTables = async (source: TextGroup[Language], language: Language): Promise<void> => {
  try {
    keepTables(language, await source());
    ready.add(source);
  } catch (fault) {
    // The next who needs them tries again.
    loads.delete(source);
    throw fault;
  }
};

const loadOnce = (group: TextGroup, language: Language): Promise<void> => {
  const source = group[language];
  const known = loads.get(source);
  if (known !== undefined) return known;
  const loading = fetchTables(source, language);
  loads.set(source, loading);
  return loading;
};

const missingIn = (language: Language, groups: Iterable<TextGroup>): readonly TextGroup[] =>
  [...groups].filter((group) => !ready.has(group[language]));

const loadAll = async (language: Language, groups: readonly TextGroup[]): Promise<void> => {
  await Promise.all(groups.map((group) => loadOnce(group, language)));
};

/** Loads groups in the active language, also if it changes meanwhile; they stay at hand in each later one. */
export const loadTexts = async (groups: readonly TextGroup[]): Promise<void> => {
  for (const group of groups) inUse.add(group);
  for (let missing = groups; missing.length > 0; missing = missingIn(activeLocale(), groups)) {
    // oxlint-disable-next-line no-await-in-loop -- the language may have changed while they came
    await loadAll(activeLocale(), missing);
  }
};

/** Code beside the texts that it reads: both are asked for at once. */
export const withTexts = async <Code>(
  groups: readonly TextGroup[],
  load: () => Promise<Code>,
): Promise<Code> => {
  const [code] = await Promise.all([load(), loadTexts(groups)]);
  return code;
};

/** Speaks another language once every group in use is there; rejects and keeps the old one if one cannot be loaded. */
export const switchLanguage = async (language: Language): Promise<void> => {
  for (let missing = missingIn(language, inUse); missing.length > 0; missing = missingIn(language, inUse)) {
    // oxlint-disable-next-line no-await-in-loop -- code that comes meanwhile brings further groups
    await loadAll(language, missing);
  }
  setLocale(language);
};
