import { describe, expect, it } from 'vitest';
import { wordOf } from '../../../src/domain/codes/word';

describe('a word of the wire', () => {
  it.each([
    ['Options', 'options'],
    [' PAID\n', 'paid'],
    ['get quote', 'get quote'],
    [' ', ''],
  ])('written %j is compared as %j', (text, word) => {
    expect(wordOf(text)).toBe(word);
  });
});
