import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotationStatusFromCode } from '../../../src/domain/quotations/quotation';
import { requestStatusFromCode } from '../../../src/domain/quotations/request';
import { hasNoEntries, knownSections, quotationSections } from '../../../src/domain/quotations/sections';
import type { QuotationSection, SectionKind } from '../../../src/domain/quotations/sections';
import { QUOTATION_TURNAROUND } from '../../../src/domain/quotations/limits';
import { aQuotation, aRequest } from './builders';

const quotations = (codes: readonly number[]) =>
  codes.map((code) => aQuotation({ id: `q${code}`, status: quotationStatusFromCode(code) }));
const requests = (codes: readonly number[]) =>
  codes.map((code) => aRequest({ id: `r${code}`, status: requestStatusFromCode(code) }));

const idsOf = (sections: readonly QuotationSection[], wanted: SectionKind): readonly string[] =>
  sections
    .filter(({ kind }) => kind === wanted)
    .flatMap(({ entries }) =>
      entries.map((entry) => (entry.kind === 'quotation' ? entry.quotation.id : entry.request.id)),
    );

describe('the quotation list has six sections', () => {
  const sections = quotationSections(quotations([0, 1, 2, 3, 4, 5, 9]), requests([0, 1, 2, 3, 7]));

  it('are in the order of the specification, even when empty', () => {
    const order = ['pending', 'accepted', 'expired', 'requested', 'used', 'rejected'];
    expect(sections.map(({ kind }) => kind)).toEqual(order);
    expect(quotationSections([], []).map(({ kind }) => kind)).toEqual(order);
  });

  it('hold quotations of status 0, 1, 2 and 5 as pending, accepted, rejected and expired [QUOT-04]', () => {
    expect(idsOf(sections, 'pending')).toEqual(['q0']);
    expect(idsOf(sections, 'accepted')).toEqual(['q1']);
    expect(idsOf(sections, 'expired')).toEqual(['q5']);
    expect(idsOf(sections, 'rejected')).toContain('q2');
  });

  it('hold requests of status 0 as requested, under process for 1-2 working days [REQ-03]', () => {
    expect(idsOf(sections, 'requested')).toEqual(['r0']);
    expect(QUOTATION_TURNAROUND).toEqual({ from: 1, to: 2 });
  });

  it('hold requests of status 1 as used [REQ-04]', () => {
    expect(idsOf(sections, 'used')).toContain('r1');
  });

  it('hold requests of status 2 beside rejected quotations [REQ-05]', () => {
    expect(idsOf(sections, 'rejected')).toEqual(expect.arrayContaining(['q2', 'r2']));
  });

  it('hold a paid quotation as used and a cancelled one as rejected [QUOT-04]', () => {
    expect(idsOf(sections, 'used')).toEqual(['q3', 'r1']);
    expect(idsOf(sections, 'rejected')).toEqual(['q2', 'q4', 'r2', 'r3']);
  });

  it('leave out statuses outside the tables', () => {
    const shown = sections.flatMap(({ kind }) => idsOf(sections, kind));
    expect(['q9', 'r7'].filter((id) => shown.includes(id))).toEqual([]);
  });

  it('tell whether nothing at all is listed', () => {
    expect(hasNoEntries(quotationSections([], []))).toBe(true);
    expect(hasNoEntries(quotationSections(quotations([9]), requests([7])))).toBe(true);
    expect(hasNoEntries(quotationSections(quotations([0]), []))).toBe(false);
    expect(hasNoEntries(quotationSections([], requests([2])))).toBe(false);
  });

  it('hold each known entry in exactly one section', () => {
    const codes = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 20 });
    fc.assert(
      fc.property(codes, codes, (ofQuotations, ofRequests) => {
        const parted = quotationSections(quotations(ofQuotations), requests(ofRequests));
        const shown = parted.flatMap(({ kind }) => idsOf(parted, kind));
        const known = [
          ...ofQuotations.filter((code) => code <= 5).map((code) => `q${code}`),
          ...ofRequests.filter((code) => code <= 3).map((code) => `r${code}`),
        ];
        expect(shown.toSorted()).toEqual(known.toSorted());
      }),
    );
  });
});

const kindsOf = (...given: Parameters<typeof knownSections>): readonly SectionKind[] =>
  knownSections(...given).map(({ kind }) => kind);

describe('the sections that are known while one of the two lists is missing', () => {
  const empty = quotationSections([], []);
  const all = ['pending', 'accepted', 'expired', 'requested', 'used', 'rejected'];

  it('are all six when nothing is missing', () => {
    expect(kindsOf(empty, [])).toEqual(all);
  });

  it('leave out the empty ones that quotations would fill', () => {
    expect(kindsOf(empty, ['quotation'])).toEqual(['requested']);
  });

  it('leave out the empty ones that requests would fill', () => {
    expect(kindsOf(empty, ['request'])).toEqual(['pending', 'accepted', 'expired']);
  });

  it('are only the filled ones when both are missing', () => {
    expect(kindsOf(empty, ['quotation', 'request'])).toEqual([]);
  });

  it('keep a section that lists something, whatever else is missing', () => {
    const filled = quotationSections(quotations([2]), []);
    expect(kindsOf(filled, ['request'])).toEqual(['pending', 'accepted', 'expired', 'rejected']);
    const both = quotationSections(quotations([0, 1, 2, 5]), requests([0, 1, 2]));
    expect(kindsOf(both, ['quotation', 'request'])).toEqual(all);
  });
});
