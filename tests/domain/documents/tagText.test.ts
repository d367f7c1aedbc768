import { describe, expect, it } from 'vitest';
import { tagText } from '../../../src/domain/documents/tagText';

describe('the tag of a file', () => {
  it.each([
    [[], 'No Tags'],
    [[''], 'No Tags'],
    [[' ', ''], 'No Tags'],
    [['GST'], 'GST'],
    [['GST', '', 'TDS'], 'GST, TDS'],
  ])('of %j reads %s', (tags, text) => {
    expect(tagText({ tags })).toBe(text);
  });
});
