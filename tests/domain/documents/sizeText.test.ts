import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeInKb } from '../../../src/domain/documents/sizeText';

describe('a file size in KB', () => {
  it.each([
    [2048, '2 KB'],
    [1536, '1.5 KB'],
    [0, '0 KB'],
    [1, '0 KB'],
    [6, '0.01 KB'],
    [1000, '0.98 KB'],
    [1025, '1 KB'],
    [20_971_520, '20480 KB'],
    [-2048, '0 KB'],
    [Number.NaN, '0 KB'],
    [Number.POSITIVE_INFINITY, '0 KB'],
  ])('of %d bytes reads %s [FMT-04]', (bytes, text) => {
    expect(sizeInKb(bytes)).toBe(text);
  });

  it('has at most two decimals, is within half a hundredth of the truth, and never NaN [FMT-04]', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
        const text = sizeInKb(bytes);
        expect(text).toMatch(/^\d+(\.\d{1,2})? KB$/);
        expect(Math.abs(Number.parseFloat(text) - bytes / 1024)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('never shrinks when the file grows [FMT-04]', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (bytes, more) => {
        expect(Number.parseFloat(sizeInKb(bytes + more))).toBeGreaterThanOrEqual(
          Number.parseFloat(sizeInKb(bytes)),
        );
      }),
    );
  });
});
