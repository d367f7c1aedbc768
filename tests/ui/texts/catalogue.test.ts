import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/domain/language/language';
import { localized, setLocale } from '../../../src/ui/texts/language';
import { english } from './english';
import { pseudo, speakPseudo, unmarked } from './pseudoLanguage';

const modules = import.meta.glob<Record<string, object>>('../../../src/ui/texts/*Texts.ts', { eager: true });
const tables = Object.entries(english);

interface Marked {
  readonly at: string;
  readonly text: unknown;
}

/** Arguments for functions that do not simply take numbers or names. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'kit.ago': [2, 'week'],
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

/** The proxies by which the portal reads the tables. */
const readers: Readonly<Record<string, object>> = Object.assign({}, ...Object.values(modules));
const all = (): readonly Marked[] =>
  tables.flatMap(([feature, table]) =>
    Object.keys(table).flatMap((word) =>
      textsIn(Reflect.get(readers[`${feature}Texts`] ?? {}, word), `${feature}.${word}`),
    ),
  );

describe('The catalogue of texts', () => {
  it('has a module of texts for every feature', () => {
    const features = tables.map(([feature]) => `${feature}Texts`);
    expect(Object.keys(readers).toSorted()).toEqual(features.toSorted());
  });

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

  it('says which text is read before its group is loaded', () => {
    const cart: object = localized('cart');
    expect(() => Reflect.get(cart, 'absent')).toThrow(
      'The text cart.absent is read before its group is loaded.',
    );
  });
});
