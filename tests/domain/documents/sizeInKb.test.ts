import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeInKb } from '../../../src/domain/documents/sizeInKb';

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
