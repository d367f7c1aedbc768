import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSizeOf, sizeInKb, sizeInMb } from '../../../src/domain/documents/fileSize';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';

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

describe('a file size in KB', () => {
  it.each([
    [2048, 2],
    [1536, 1.5],
    [0, 0],
    [1, 0],
    [6, 0.01],
    [1000, 0.98],
    [1025, 1],
    [20_971_520, 20_480],
    [-2048, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %d bytes is %d [FMT-04]', (bytes, size) => {
    expect(sizeInKb(bytes)).toBe(size);
  });

  it('has at most two decimals, is within half a hundredth of the truth, and never NaN [FMT-04]', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
        const size = sizeInKb(bytes);
        expect(String(size)).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(Math.abs(size - bytes / 1024)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('never shrinks when the file grows [FMT-04]', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (bytes, more) => {
        expect(sizeInKb(bytes + more)).toBeGreaterThanOrEqual(sizeInKb(bytes));
      }),
    );
  });
});

describe('a limit in MB', () => {
  it('is 20 MB for the largest upload', () => {
    expect(sizeInMb(MAX_UPLOAD_BYTES)).toBe(20);
  });

  it('never promises more than is accepted', () => {
    expect(sizeInMb(MAX_UPLOAD_BYTES - 1)).toBe(19);
    expect(sizeInMb(1_048_576)).toBe(1);
  });
});
