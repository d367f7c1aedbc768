import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestStatusFromCode, requestStatusText } from '../../../src/domain/quotations/request';

describe('quotation request status in list and detail', () => {
  it('reads 0 as in progress, 1 used, 2 denied, others as unknown', () => {
    expect([0, 1, 2, 3, 5, null].map(requestStatusFromCode)).toEqual([
      'inProgress',
      'used',
      'denied',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('names each status', () => {
    expect((['inProgress', 'used', 'denied', 'unknown'] as const).map(requestStatusText)).toEqual([
      'In Progress',
      'Used',
      'Denied',
      'Unknown Status',
    ]);
  });

  it('has a reading and a text for every code', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.constant(null)), (code) => {
        const status = requestStatusFromCode(code);
        expect(status === 'unknown').toBe(![0, 1, 2].some((known) => known === code));
        expect(requestStatusText(status)).not.toBe('');
      }),
    );
  });
});
