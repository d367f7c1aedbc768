import { expect, it } from 'vitest';
import { languageFor, languageNames } from '../../../src/domain/language/language';

it.each([
  [['hi-IN', 'en'], 'hi-IN'],
  [['sv', 'HI', 'en'], 'hi-IN'],
  [['en-GB', 'hi'], 'en-IN'],
  [['sv', 'ta'], 'en-IN'],
  [['hil', 'constructor'], 'en-IN'],
  [[], 'en-IN'],
])('the language for a browser that wants %j is %s [LANG-02]', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});

it('each language is named in its own script, whatever is spoken [LANG-02]', () => {
  expect(languageNames).toEqual({ 'en-IN': 'English', 'hi-IN': 'हिन्दी' });
});
