import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '../../../src/domain/search/query';

describe('a query of the search box', () => {
  it('is the typed text without surrounding whitespace', () => {
    expect(searchQuery('gst')).toEqual(some('gst'));
    expect(searchQuery('  gst & tds ')).toEqual(some('gst & tds'));
  });

  it.each(['', ' ', '\t'])('is none while %j is all that was typed', (typed) => {
    expect(searchQuery(typed)).toEqual(none);
  });
});
