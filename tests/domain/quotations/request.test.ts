import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotationPath, requestPath } from '../../../src/domain/quotations/paths';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId, requestStatusFromCode, toRequestId } from '../../../src/domain/quotations/request';

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

describe('the page of a quotation or a request', () => {
  it('has its id in its address, escaped [NAV-03] [NAV-04]', () => {
    expect(quotationPath(quotationId('12'))).toBe('/quotation/12');
    expect(requestPath(requestId('a/b ?'))).toBe('/quotations/a%2Fb%20%3F');
  });

  it('may be asked for by the id of the other [QUOT-12]', () => {
    expect(toRequestId(quotationId('12'))).toBe(requestId('12'));
  });
});
