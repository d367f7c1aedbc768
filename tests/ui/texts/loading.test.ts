import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, HINDI, type Language } from '../../../src/domain/language/language';
import { activeLocale, setLocale } from '../../../src/ui/texts/lightTexts';
import { textLoader, TextLoader, type TextSource } from '../../../src/ui/texts/loading';
import { startLanguage } from '../../../src/ui/texts/startLanguage';
import { texts } from '../../../src/ui/texts/texts';
import { InMemoryLanguageStorage } from '../../doubles/InMemoryLanguageStorage';
import { HeldTexts } from '../support/HeldTexts';
import { english } from './english';
import { hindi } from './hindi';

const opened = () => {
  const inEnglish = new HeldTexts();
  const inHindi = new HeldTexts();
  const sources: Readonly<Record<Language, TextSource>> = { [ENGLISH]: inEnglish, [HINDI]: inHindi };
  return { inEnglish, inHindi, loader: new TextLoader(sources) };
};

/** Long enough for every promise that is settled already. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

afterEach(() => setLocale(ENGLISH));

describe('The texts of a language', () => {
  it('are those of Login alone before the sign-in [LANG-05]', async () => {
    const { inHindi, loader } = opened();
    inHindi.comes('light');
    await loader.switchTo(HINDI);
    expect([activeLocale(), inHindi.asked]).toEqual([HINDI, ['light']]);
    expect(document.documentElement.lang).toBe('hi-IN');
  });

  it('come whole before a switch, also those that are asked for meanwhile [LANG-02]', async () => {
    const { inEnglish, inHindi, loader } = opened();
    inEnglish.comes('portal');
    inHindi.comes('light');
    const switching = loader.switchTo(HINDI);
    await loader.load('portal');
    await settled();
    expect([activeLocale(), inHindi.asked]).toEqual([ENGLISH, ['light', 'portal']]);
    inHindi.comes('portal');
    await switching;
    expect(activeLocale()).toBe(HINDI);
  });

  it('come for each part that is wanted, and for no other [LANG-02]', async () => {
    const { inEnglish, inHindi, loader } = opened();
    for (const part of ['portal', 'screens'] as const) {
      inEnglish.comes(part);
      inHindi.comes(part);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as screens are opened
      await loader.load(part);
    }
    inHindi.comes('light');
    await loader.switchTo(HINDI);
    expect(inHindi.asked).toEqual(['light', 'portal', 'screens']);
  });

  it('leave the old language where they are lost, and come at the next try [LANG-02]', async () => {
    const { inEnglish, inHindi, loader } = opened();
    inEnglish.comes('portal');
    await loader.load('portal');
    inHindi.comes('light');
    inHindi.fails('portal');
    await expect(loader.switchTo(HINDI)).rejects.toThrow('The line is down.');
    expect([activeLocale(), document.documentElement.lang]).toEqual([ENGLISH, 'en-IN']);
    inHindi.comes('portal');
    await loader.switchTo(HINDI);
    expect(activeLocale()).toBe(HINDI);
  });
});

describe('The language of a visit', () => {
  it.each([
    [undefined, ['hi'], HINDI],
    [undefined, ['en', 'hi'], ENGLISH],
    [HINDI, ['en'], HINDI],
    [ENGLISH, ['hi'], ENGLISH],
  ] as const)('with %s chosen and %j wanted is %s [LANG-02]', async (chosen, wanted, language) => {
    const storage = new InMemoryLanguageStorage();
    if (chosen !== undefined) storage.keepLanguage(chosen);
    await startLanguage(textLoader, storage, wanted);
    await textLoader.load('portal');
    expect(activeLocale()).toBe(language);
    expect(texts().search.results).toBe((language === HINDI ? hindi : english).search.results);
  });

  it('is English where the other texts do not come', async () => {
    const { inHindi, loader } = opened();
    inHindi.fails('light');
    // The page's own script has set it for the first frame.
    document.documentElement.lang = HINDI;
    await startLanguage(loader, new InMemoryLanguageStorage(), ['hi']);
    expect([activeLocale(), document.documentElement.lang]).toEqual([ENGLISH, ENGLISH]);
  });
});
