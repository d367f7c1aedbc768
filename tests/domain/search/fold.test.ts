import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, wordsOf } from '../../../src/domain/search/fold';

describe('a word as search compares it [FIND-01]', () => {
  it.each([
    ['ÉLÈVE', 'eleve'],
    ['फ़ॉर्म', 'फॉर्म'],
    ['कम्पनी', 'कंपनी'],
    ['पंजीकरण', 'पञ्जीकरण'],
    ['पाँच', 'पांच'],
    ['ＧＳＴ', 'gst'],
    ['१६', '16'],
  ])('is the same for %s and %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  it.each([
    ['कर', 'कार'],
    ['आन', 'आ'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  it('is folded once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});

describe('the words of a text', () => {
  it.each([
    ['GSTR-3B & form16', ['gstr', '3', 'b', 'form', '16']],
    ['  जीएसटी  नंबर, कैसे? ', ['जीएसटी', 'नंबर', 'कैसे']],
    ['&', []],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
