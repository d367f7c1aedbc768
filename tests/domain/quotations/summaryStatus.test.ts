import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotationStatusFromCode } from '../../../src/domain/quotations/quotation';
import { type SummaryStatus, summaryStatusOf } from '../../../src/domain/quotations/summaryStatus';

const summaryStatusFromCode = (code: unknown): SummaryStatus =>
  summaryStatusOf(quotationStatusFromCode(code));

describe('quotation status in the dashboard summary', () => {
  it('reads 1 or 2 as accepted, 3 paid, 4 cancelled, 5 expired, anything else as pending for approval [QUOT-10]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, null].map(summaryStatusFromCode)).toEqual([
      'pending',
      'accepted',
      'accepted',
      'paid',
      'cancelled',
      'expired',
      'pending',
      'pending',
    ]);
  });

  it('stays apart from the reading of list and detail', () => {
    expect(summaryStatusFromCode(2)).toBe('accepted');
    expect(quotationStatusFromCode(2)).toBe('rejected');
  });

  it('has a reading for every code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.constant(null)), (code) => {
        const known = [1, 2, 3, 4, 5].some((listed) => listed === code);
        expect(summaryStatusFromCode(code) === 'pending').toBe(!known);
      }),
    );
  });
});
