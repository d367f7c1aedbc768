import { none, some } from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { LocalLanguageStorage } from '../../../src/infrastructure/storage/LocalLanguageStorage';

it('keeps the chosen language in local storage, for the next visit too [LANG-02]', () => {
  new LocalLanguageStorage().keepLanguage('hi-IN');
  expect(localStorage.getItem('portal.language')).toBe('hi-IN');
  expect(new LocalLanguageStorage().chosenLanguage()).toEqual(some('hi-IN'));
});

it.each(['', 'hi', 'ta-IN', '{"broken', '"hi-IN"'])(
  'ignores %j, which is no language of the portal',
  (stored) => {
    localStorage.setItem('portal.language', stored);
    expect(new LocalLanguageStorage().chosenLanguage()).toEqual(none);
  },
);
