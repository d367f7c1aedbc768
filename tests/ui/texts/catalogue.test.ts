import { describe, expect, it, vi } from 'vitest';
import { ENGLISH } from '../../../src/domain/language/language';
import { lightTexts, setLocale } from '../../../src/ui/texts/lightTexts';
import { texts } from '../../../src/ui/texts/texts';
import { pseudo, speakPseudo, unmarked } from './pseudoLanguage';

interface Marked {
  readonly at: string;
  readonly text: unknown;
}

/** Arguments for functions that do not simply take numbers or names. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'kit.ago': [2, 'week'],
  'kit.ofDeployment': [{ en: 'Call us.', hi: 'हमें फ़ोन करें।' }],
  'deadline.tableLanguage': [{ en: 'Monthly return', hi: 'मासिक रिटर्न' }],
  'deadline.periodName': [{ every: 'month', firstMonth: 24_322, lastMonth: 24_322 }],
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

/** Every text by the functions that the screens call. */
const all = (): readonly Marked[] =>
  Object.entries({ ...lightTexts(), ...texts() }).flatMap(([feature, table]) => textsIn(table, feature));

describe('The catalogue of texts', () => {
  it('contains only sentences and functions that return them', () => {
    expect(all().filter(({ text }) => typeof text !== 'string')).toEqual([]);
    expect(all().length).toBeGreaterThan(400);
  });

  it('can be switched to a second language and back, every single text of it', () => {
    const before = all();
    speakPseudo();
    expect(all().filter(({ text }) => unmarked(String(text)) !== '')).toEqual([]);
    expect(all()).toEqual(before.map(({ at, text }) => ({ at, text: pseudo(String(text)) })));
    setLocale(ENGLISH);
    expect(all()).toEqual(before);
  });

  it('says when a text is read before it is loaded', async () => {
    vi.resetModules();
    const fresh = await import('../../../src/ui/texts/texts');
    expect(() => fresh.texts().cart).toThrow('A text of the signed-in portal is read before it is loaded.');
  });
});
