import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { quotationStatusFromCode } from '../../../src/domain/quotations/quotation';
import { accept, canDecide, canDeny, deny } from '../../../src/domain/quotations/decision';
import { aQuotation } from './builders';

const pending = aQuotation({ status: 'pending' });
const withCode = (code: number) => aQuotation({ status: quotationStatusFromCode(code) });

describe('only a pending quotation is accepted or denied', () => {
  it('offers both for status 0 and neither for 1, 2, 5 and 9 [QUOT-17]', () => {
    expect([0, 1, 2, 5, 9].map((code) => canDecide(withCode(code)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([0, 1, 2, 5, 9].map((code) => canDeny(withCode(code), 'x'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('names the status that prevents it', () => {
    const refusal = left({ kind: 'QuotationNotPending', status: 'expired' });
    expect(accept(aQuotation({ status: 'expired' }))).toEqual(refusal);
    expect(deny(aQuotation({ status: 'expired' }), '')).toEqual(refusal);
  });
});

describe('accepting', () => {
  it('needs no remarks', () => {
    expect(accept(pending)).toEqual(right({ kind: 'accept' }));
  });
});

describe('denying', () => {
  it('refuses blank remarks [QUOT-19]', () => {
    expect(deny(pending, '')).toEqual(left({ kind: 'RemarksMissing' }));
    expect(deny(pending, '   ')).toEqual(left({ kind: 'RemarksMissing' }));
    expect(['', '   ', 'x'].map((remarks) => canDeny(pending, remarks))).toEqual([false, false, true]);
  });

  it('keeps the remarks without surrounding whitespace', () => {
    expect(deny(pending, ' Too costly ')).toEqual(right({ kind: 'deny', remarks: 'Too costly' }));
  });

  it('succeeds exactly for a pending quotation and remarks that are not blank', () => {
    const remarks = fc.oneof(fc.string(), fc.constantFrom('', ' ', '\n\t', 'x'));
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 6 }), remarks, (code, text) => {
        const decision = deny(withCode(code), text);
        expect(isRight(decision)).toBe(code === 0 && text.trim() !== '');
        expect(isRight(accept(withCode(code)))).toBe(code === 0);
        expect(canDeny(withCode(code), text)).toBe(isRight(decision));
      }),
    );
  });
});
