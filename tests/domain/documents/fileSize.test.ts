import { describe, expect, it } from 'vitest';
import { fileSizeOf } from '../../../src/domain/documents/fileSize';

describe('a size that customers read', () => {
  it.each([
    [1, 1, 'KB'],
    [1024, 1, 'KB'],
    [1025, 2, 'KB'],
    [1_048_575, 1024, 'KB'],
    [1_048_576, 1, 'MB'],
    [1_048_577, 1.1, 'MB'],
    [20_971_520, 20, 'MB'],
  ])('of %i bytes is %d %s, rounded up', (bytes, amount, unit) => {
    expect(fileSizeOf(bytes)).toEqual({ amount, unit });
  });
});
