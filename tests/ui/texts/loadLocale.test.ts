import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Texts } from '../../../src/ui/texts/catalogue';
import { setLocale } from '../../../src/ui/texts/language';
import { loadFirstLocale } from '../../../src/ui/texts/loadLocale';
import { searchTexts } from '../../../src/ui/texts/searchTexts';
import { pseudoLanguage } from './pseudoLanguage';

const loaded: string[] = [];
const languages = {
  qps: () => {
    loaded.push('qps');
    return Promise.resolve(pseudoLanguage);
  },
  broken: () => Promise.reject(new Error('The line is down.')),
};

describe('The language of the portal', () => {
  beforeEach(() => {
    loaded.length = 0;
    document.documentElement.lang = 'en-IN';
  });
  afterEach(() => setLocale(null));

  it('is the first available wanted one, and is set on the document', async () => {
    await loadFirstLocale(['sv', 'qps-PLOC', 'en'], languages);
    expect(searchTexts.placeholder).toBe('⟦Search here...⟧');
    expect(document.documentElement.lang).toBe('qps');
  });

  it.each([[['en-GB', 'qps']], [['sv']], [[]], [['constructor']]])(
    'is English for %j, and nothing else is loaded',
    async (wanted) => {
      await loadFirstLocale(wanted, languages);
      expect([searchTexts.placeholder, document.documentElement.lang]).toEqual(['Search here...', 'en-IN']);
      expect(loaded).toEqual([]);
    },
  );

  it('is English when the wanted one cannot be loaded', async () => {
    await loadFirstLocale(['broken', 'qps'], languages);
    expect([searchTexts.placeholder, document.documentElement.lang]).toEqual(['Search here...', 'en-IN']);
  });

  it('has every text, which the compiler checks', () => {
    // @ts-expect-error -- the text for an empty result is missing
    const incomplete: Texts['search'] = { placeholder: 'यहाँ खोजें...', results: 'खोज परिणाम' };
    expect(Object.keys(incomplete)).not.toEqual(Object.keys(searchTexts));
  });

  it('is English today, whatever is wanted', async () => {
    await loadFirstLocale(['hi', 'ta', 'fr']);
    expect(searchTexts.placeholder).toBe('Search here...');
  });
});
