import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gstOf, splitGst, withGst } from '../../../src/domain/india/gst';
import { indianStates } from '../../../src/domain/india/states';
import type { IndianState } from '../../../src/domain/india/states';
import { paise } from '../../../src/domain/money/money';

const maharashtra: IndianState = { name: 'Maharashtra', tin: 27, stateCode: 'MH' };
const karnataka: IndianState = { name: 'Karnataka', tin: 29, stateCode: 'KA' };
const amounts = fc.integer({ min: 0, max: 1e12 }).map(paise);

describe('GST is 18%', () => {
  it('takes twice the 9% to the nearest paisa [AMB-66]', () => {
    expect(gstOf(paise(100_000))).toBe(18_000);
    expect(gstOf(paise(5))).toBe(0);
    expect(gstOf(paise(6))).toBe(2);
    expect(gstOf(paise(10_006))).toBe(1802);
    expect(gstOf(paise(25))).toBe(4);
  });

  it('is added to the price of an item [BUY-02]', () => {
    expect(withGst(paise(99_900))).toBe(117_882);
    expect(withGst(paise(10_006))).toBe(11_808);
  });

  it('halves it within a state, and shows no halves that are not equal [AMB-66]', () => {
    expect(splitGst(paise(18_000), maharashtra, { ...maharashtra })).toEqual(
      some({ kind: 'intra', percent: 9, half: 9000, local: 'SGST' }),
    );
    expect(splitGst(paise(1801), maharashtra, maharashtra)).toEqual(none);
    expect(splitGst(paise(1801), maharashtra, karnataka)).toEqual(
      some({ kind: 'inter', percent: 18, igst: 1801 }),
    );
  });

  it('has the part of a union territory where the supplier is in one without a law of a state [AMB-66]', () => {
    const ofTerritories = indianStates.filter((state) => {
      const split = splitGst(paise(18_000), state, state);
      return isSome(split) && split.value.kind === 'intra' && split.value.local === 'UTGST';
    });
    expect(ofTerritories.map(({ name }) => name)).toEqual([
      'Chandigarh',
      'Dadra & Nagar Haveli and Daman & Diu',
      'Lakshadweep',
      'Andaman and Nicobar Islands',
      'Ladakh',
      'Other Territory',
    ]);
  });

  it('leaves it whole between states', () => {
    expect(splitGst(paise(18_000), maharashtra, karnataka)).toEqual(
      some({ kind: 'inter', percent: 18, igst: 18_000 }),
    );
  });

  it('always adds up to what the law of 18% gives, whatever the amount and the states [AMB-66]', () => {
    const states = fc.constantFrom(...indianStates);
    fc.assert(
      fc.property(amounts, states, states, (amount, supplier, buyer) => {
        const gst = gstOf(amount);
        const split = splitGst(gst, supplier, buyer);
        if (!isSome(split)) throw new Error('GST that is computed here always has equal halves.');
        expect(split.value.kind === 'intra' ? 2 * split.value.half : split.value.igst).toBe(gst);
        expect(split.value.kind === 'intra').toBe(supplier === buyer);
      }),
    );
  });

  it('is never more than a paisa from 18%', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Math.abs(gstOf(amount) * 100 - amount * 18)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
