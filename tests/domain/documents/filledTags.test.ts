import { describe, expect, it } from 'vitest';
import { filledTags } from '../../../src/domain/documents/filledTags';

describe('the tags of a file', () => {
  it.each([
    [[], []],
    [[''], []],
    [[' ', ''], []],
    [['GST'], ['GST']],
    [
      ['GST', '', 'TDS'],
      ['GST', 'TDS'],
    ],
  ])('of %j are %j', (tags, filled) => {
    expect(filledTags({ tags })).toEqual(filled);
  });
});
