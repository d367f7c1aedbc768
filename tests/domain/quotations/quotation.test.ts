import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayable, isPending, quotationStatusFromCode } from '../../../src/domain/quotations/quotation';

describe('quotation status codes in list and detail', () => {
  it('reads 0 as pending, 1 accepted, 2 rejected, 3 paid, 4 cancelled, 5 expired, others as unknown [QUOT-04]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, -1, 9, null].map(quotationStatusFromCode)).toEqual([
      'pending',
      'accepted',
      'rejected',
      'paid',
      'cancelled',
      'expired',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('has a reading for every code, and only 0 is pending', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 8 }), fc.double(), fc.constant(null)), (code) => {
        const status = quotationStatusFromCode(code);
        expect(isPending(status)).toBe(code === 0);
      }),
    );
  });

  it('leaves a quotation payable while it is pending, and once it is accepted', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((code) => isPayable(quotationStatusFromCode(code)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
