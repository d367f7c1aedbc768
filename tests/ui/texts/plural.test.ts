import { describe, expect, it, vi } from 'vitest';
import { plural } from '../../../src/ui/texts/plural';
import { texts } from '../../../src/ui/texts/texts';
import { ENGLISH } from '../../../src/domain/language/language';

describe('A sentence with a count', () => {
  it('has two forms in English, with Indian digit grouping', () => {
    expect([0, 1, 2, 100_000].map(texts().document.missing)).toEqual([
      '0 documents needed',
      '1 document needed',
      '2 documents needed',
      '1,00,000 documents needed',
    ]);
  });

  it('groups digits from a thousand on; below that it creates no slow number format', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    const files = plural(ENGLISH, { one: '# file', other: '# files' });
    expect([files(0), files(1), files(999)]).toEqual(['0 files', '1 file', '999 files']);
    expect(made).not.toHaveBeenCalled();
    expect([files(1000), files(-5), files(1.5)]).toEqual(['1,000 files', '-5 files', '1.5 files']);
    made.mockRestore();
  });

  it("has as many forms as its language, chosen by that language's plural rule", () => {
    const files = plural('pl', { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' });
    expect([1, 2, 5, 22, 25, 1.5].map(files)).toEqual([
      '1 plik',
      '2 pliki',
      '5 plików',
      '22 pliki',
      '25 plików',
      '1,5 pliku',
    ]);
  });

  it('treats zero as Hindi does, and uses the digits of its language', () => {
    const documents = plural('hi', { one: '# दस्तावेज़ बाकी है', other: '# दस्तावेज़ बाकी हैं' });
    expect([0, 2].map(documents)).toEqual(['0 दस्तावेज़ बाकी है', '2 दस्तावेज़ बाकी हैं']);
    expect(plural('ar-EG', { other: '# ملفات' })(12)).toBe('١٢ ملفات');
  });

  it('falls back to the general form when a language omits one', () => {
    expect(plural('en', { other: '# files' })(1)).toBe('1 files');
  });
});
