import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestStatusFromCode } from '../../../src/domain/quotations/request';

describe('quotation request status in list and detail', () => {
  it('reads 0 as in progress, 1 used, 2 denied, and 3 too, which the dashboard calls rejected', () => {
    expect([0, 1, 2, 3, 5, null].map(requestStatusFromCode)).toEqual([
      'inProgress',
      'used',
      'denied',
      'denied',
      'unknown',
      'unknown',
    ]);
  });

  it('has a reading for every code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.constant(null)), (code) => {
        const status = requestStatusFromCode(code);
        expect(status === 'unknown').toBe(![0, 1, 2, 3].some((known) => known === code));
      }),
    );
  });
});
