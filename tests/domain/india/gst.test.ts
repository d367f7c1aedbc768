import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_PERCENT, gstOf, splitGst } from '../../../src/domain/india/gst';
import { indianStates } from '../../../src/domain/india/states';
import type { IndianState } from '../../../src/domain/india/states';
import { paise } from '../../../src/domain/money/money';

const maharashtra: IndianState = { name: 'Maharashtra', tin: 27, stateCode: 'MH' };
const karnataka: IndianState = { name: 'Karnataka', tin: 29, stateCode: 'KA' };
const amounts = fc.integer({ min: 0, max: 1e12 }).map(paise);

describe('GST is 18%', () => {
  it('takes 18% to the nearest paisa', () => {
    expect(GST_PERCENT).toBe(18);
    expect(gstOf(paise(100_000))).toBe(18_000);
    expect(gstOf(paise(2))).toBe(0);
    expect(gstOf(paise(3))).toBe(1);
    expect(gstOf(paise(25))).toBe(5);
  });

  it('halves it within a state, the odd paisa going to CGST', () => {
    expect(splitGst(paise(18_000), maharashtra, { ...maharashtra })).toEqual({
      kind: 'intra',
      percent: 9,
      cgst: 9000,
      sgst: 9000,
    });
    expect(splitGst(paise(101), maharashtra, maharashtra)).toEqual({
      kind: 'intra',
      percent: 9,
      cgst: 51,
      sgst: 50,
    });
  });

  it('leaves it whole between states', () => {
    expect(splitGst(paise(18_000), maharashtra, karnataka)).toEqual({
      kind: 'inter',
      percent: 18,
      igst: 18_000,
    });
  });

  it('always adds up, whatever the amount and the states', () => {
    const states = fc.constantFrom(...indianStates);
    fc.assert(
      fc.property(amounts, states, states, (gst, supplier, buyer) => {
        const split = splitGst(gst, supplier, buyer);
        expect(split.kind === 'intra' ? split.cgst + split.sgst : split.igst).toBe(gst);
        expect(split.kind === 'intra').toBe(supplier === buyer);
        expect([0, 1]).toContain(split.kind === 'intra' ? split.cgst - split.sgst : 0);
      }),
    );
  });

  it('is never more than half a paisa from 18%', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Math.abs(gstOf(amount) * 100 - amount * 18)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
