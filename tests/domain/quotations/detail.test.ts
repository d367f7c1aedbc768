import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailReading, waitsInCart } from '../../../src/domain/quotations/detail';
import type { DetailReading, DetailStatus } from '../../../src/domain/quotations/detail';
import { quotationStatusFromCode } from '../../../src/domain/quotations/quotation';
import { requestStatusFromCode } from '../../../src/domain/quotations/request';
import { aQuotation, aRequest } from './builders';

const quotationReading = (code: number): DetailReading =>
  detailReading({ kind: 'quotation', quotation: aQuotation({ status: quotationStatusFromCode(code) }) });
const requestReading = (code: number): DetailReading =>
  detailReading({ kind: 'request', request: aRequest({ status: requestStatusFromCode(code) }) });
const informs = (status: DetailStatus): DetailReading => ({ kind: 'inform', status });

describe('the detail shows buttons for a pending quotation and the status otherwise', () => {
  it('reads the statuses of quotation and request [QUOT-24]', () => {
    expect(quotationReading(0)).toEqual({ kind: 'decide' });
    expect(quotationReading(1)).toEqual(informs('accepted'));
    expect(quotationReading(2)).toEqual(informs('rejected'));
    expect(quotationReading(3)).toEqual(informs('paid'));
    expect(quotationReading(4)).toEqual(informs('cancelled'));
    expect(quotationReading(5)).toEqual(informs('expired'));
    expect(quotationReading(9)).toEqual(informs('unknown'));
    expect(requestReading(0)).toEqual(informs('requestInProgress'));
    expect(requestReading(1)).toEqual(informs('accepted'));
    expect(requestReading(2)).toEqual(informs('rejected'));
    expect(requestReading(3)).toEqual(informs('rejected'));
    expect(requestReading(9)).toEqual(informs('unknown'));
  });

  it('never offers a decision about a request', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), (code) => {
        expect(requestReading(code).kind).toBe('inform');
        expect(quotationReading(code).kind).toBe(code === 0 ? 'decide' : 'inform');
      }),
    );
  });
});

const lines = [{ serviceName: 'TDS' }, { serviceName: ' GST Filing ' }];

const holds = (names: readonly string[], serviceName: string, ...inCart: readonly string[]): boolean =>
  waitsInCart(
    { kind: 'quotation', quotation: aQuotation({ status: 'accepted', names, serviceName }) },
    inCart.map((name) => ({ serviceName: name })),
  );

describe('what waits in the cart to be paid', () => {
  it('is an accepted quotation alone, never a request', () => {
    const accepted = [0, 1, 2, 3, 4, 5, 9].filter((code) =>
      waitsInCart(
        { kind: 'quotation', quotation: aQuotation({ status: quotationStatusFromCode(code) }) },
        lines,
      ),
    );
    expect(accepted).toEqual([1]);
    const request = aRequest({ status: requestStatusFromCode(1) });
    expect(waitsInCart({ kind: 'request', request }, lines)).toBe(false);
  });

  it('is there only while the cart holds a line of that service or of one of its items', () => {
    expect(holds(['A', 'B'], 'A, B', 'A, B')).toBe(true);
    expect(holds(['A', 'B'], 'A, B', 'B')).toBe(true);
    expect(holds(['A', 'B'], 'A, B', 'C')).toBe(false);
    expect(holds(['A'], 'A')).toBe(false);
    expect(holds([], ' GST Filing', 'GST filing ')).toBe(true);
    expect(holds([' '], '', '', ' ')).toBe(false);
  });
});
