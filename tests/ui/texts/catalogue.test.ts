import { afterEach, describe, expect, it } from 'vitest';
import { english } from '../../../src/ui/texts/catalogue';
import { setLocale } from '../../../src/ui/texts/language';
import { pseudoLanguage, unmarked } from './pseudoLanguage';

const modules = import.meta.glob<Record<string, object>>('../../../src/ui/texts/*Texts.ts', { eager: true });
const tables = Object.values(modules).flatMap((module) => Object.entries(module));

interface Marked {
  readonly at: string;
  readonly text: unknown;
}

/** Arguments for functions that do not simply take numbers or names. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'kitTexts.ago': [2, 'week'],
  'deadlineTexts.tableLanguage': [{ en: 'Monthly return', hi: 'मासिक रिटर्न' }],
  'deadlineTexts.periodName': [{ every: 'month', firstMonth: 24_322, lastMonth: 24_322 }],
};

/**
 * Every text of a table with its key path; functions are called with numbers, which most of them accept in place of
 * names.
 */
const textsIn = (value: unknown, at: string): readonly Marked[] => {
  if (typeof value === 'function')
    return [{ at, text: Reflect.apply(value, undefined, given[at] ?? [1, 2, 3]) }];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([word, inner]) => textsIn(inner, `${at}.${word}`));
  return [{ at, text: value }];
};

const all = (): readonly Marked[] => tables.flatMap(([name, table]) => textsIn(table, name));

afterEach(() => setLocale(null));

describe('The catalogue of texts', () => {
  it('contains every module of texts under its feature', () => {
    const named = Object.entries(english).map(([feature, table]) => [`${feature}Texts`, table] as const);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(tables));
    expect(named.map(([name]) => name).toSorted()).toEqual(tables.map(([name]) => name).toSorted());
    for (const [name, table] of tables) expect(Object.fromEntries(named)[name]).toBe(table);
  });

  it('contains only sentences and functions that return them', () => {
    expect(all().filter(({ text }) => typeof text !== 'string')).toEqual([]);
    expect(all().length).toBeGreaterThan(400);
  });

  it('can be switched to a second language, every single text of it', () => {
    const before = all();
    setLocale(pseudoLanguage);
    expect(all().filter(({ text }) => unmarked(String(text)) !== '')).toEqual([]);
    expect(all()).toEqual(before.map(({ at, text }) => ({ at, text: `⟦${String(text)}⟧` })));
    setLocale(null);
    expect(all()).toEqual(before);
  });

  it('falls back to English for features that an unfinished language lacks', () => {
    setLocale({ ...english, search: pseudoLanguage.search });
    expect(english.search.placeholder).toBe('⟦Search here...⟧');
    expect(english.cart.link).toBe('Cart');
  });
});
