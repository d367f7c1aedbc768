import { describe, expect, it } from 'vitest';
import { isFilledIn } from '../../../src/domain/typed/filledIn';

describe('a text that came at once', () => {
  it('is one of several characters more, as a browser fills it in', () => {
    expect(isFilledIn('', 'Orissa')).toBe(true);
    expect(isFilledIn('Or', 'Orissa')).toBe(true);
    expect(isFilledIn('Or', 'Oris')).toBe(true);
  });

  it('is not a key, a deletion or a word that is as long', () => {
    expect(isFilledIn('Oriss', 'Orissa')).toBe(false);
    expect(isFilledIn('', 'O')).toBe(false);
    expect(isFilledIn('Orissa', 'Oriss')).toBe(false);
    expect(isFilledIn('Orissa', '')).toBe(false);
    expect(isFilledIn('Orissa', 'Odisha')).toBe(false);
  });
});
