import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gstinCheckDigit, gstinWarnings, stateOfGstin } from '../../../src/domain/india/gstin';
import { indianStates } from '../../../src/domain/india/states';
import vectors from '../../data/india-vectors.json';

const shaped = fc
  .tuple(fc.constantFrom(...indianStates), fc.stringMatching(/^[A-Z]{3}P[A-Z][1-9]\d{3}[A-Z][1-9A-Z]$/))
  .map(([state, rest]) => `${String(state.tin).padStart(2, '0')}${rest}Z`);

describe('a GSTIN gives warnings, never refusals', () => {
  it.each(vectors.gstin.valid)('says nothing about $value', ({ value }) => {
    expect(gstinWarnings(value, '')).toEqual([]);
    expect(gstinCheckDigit(value.slice(0, 14))).toBe(value.charAt(14));
    expect(isSome(stateOfGstin(value))).toBe(true);
  });

  /** The domain removes surrounding whitespace, so these two are not mistakes of the customer. */
  const fine = ['', '27AAPFU0939F1ZV\n'];

  it.each(vectors.gstin.invalid.filter(({ value }) => !fine.includes(value)))(
    'warns of $value: $reason',
    ({ value }) => {
      expect(gstinWarnings(value, '')).not.toEqual([]);
    },
  );

  it.each(fine)('says nothing about %j', (value) => {
    expect(gstinWarnings(value, 'Maharashtra')).toEqual([]);
  });

  it('tells the kinds of mistake apart', () => {
    expect(gstinWarnings('27AAPFU0939F1Z', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('27AAPFU0939F1AA', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('27AAAPL0000C1ZS', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('27AAPFU0939F0ZV', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('X27AAPFU0939F1ZV', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('27AAPFU0939F1ZVX', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('27AAPFU0939FXXXXXXX1ZV', '')).toEqual([{ kind: 'GstinShape' }]);
    expect(gstinWarnings('27AAPFU0939F1ZO', '')).toEqual([{ kind: 'GstinCheckDigit' }]);
    expect(gstinWarnings('39AAAPL1234C1Z9', 'Delhi')).toEqual([{ kind: 'GstinStateUnknown', code: '39' }]);
  });

  it('compares its state with the billing state once one is chosen', () => {
    expect(gstinWarnings('27AAPFU0939F1ZV', 'Maharashtra')).toEqual([]);
    expect(gstinWarnings('27AAPFU0939F1ZV', 'Karnataka')).toEqual([
      { kind: 'GstinOtherState', gstinState: 'Maharashtra' },
    ]);
    expect(gstinWarnings('27AAPFU0939F1ZO', 'Karnataka')).toEqual([
      { kind: 'GstinOtherState', gstinState: 'Maharashtra' },
      { kind: 'GstinCheckDigit' },
    ]);
  });

  it('minds neither case nor surrounding whitespace', () => {
    expect(gstinWarnings(' 27aapfu0939f1zv ', 'Maharashtra')).toEqual([]);
    expect(stateOfGstin(' 27aapfu')).toEqual(some({ name: 'Maharashtra', tin: 27, stateCode: 'MH' }));
  });

  it.each(['', '7', '7 A', '+71AAA', 'A7', '28AAAPL1234C1ZC', '2', 'AB'])(
    'reads no state from %j',
    (text) => {
      expect(stateOfGstin(text)).toEqual(none);
    },
  );

  it('finds exactly one check character for every number of the list of states', () => {
    const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(shaped, (first14) => {
        const fitting = characters.filter((last) => gstinWarnings(first14 + last, '').length === 0);
        expect(fitting).toEqual([gstinCheckDigit(first14)]);
      }),
    );
  });

  it('notices every single wrong character of the serial', () => {
    fc.assert(
      fc.property(
        shaped,
        fc.integer({ min: 7, max: 10 }),
        fc.integer({ min: 1, max: 8 }),
        (first14, at, shift) => {
          const digit = String(((Number(first14.charAt(at)) - 1 + shift) % 9) + 1);
          const changed = first14.slice(0, at) + digit + first14.slice(at + 1);
          expect(changed === first14 || gstinCheckDigit(changed) !== gstinCheckDigit(first14)).toBe(true);
        },
      ),
    );
  });
});
