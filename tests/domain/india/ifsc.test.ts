import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ifscWarnings, isIfsc } from '../../../src/domain/india/ifsc';
import vectors from '../../data/india-vectors.json';

describe('an IFSC is four letters, a zero and six letters or digits', () => {
  it.each([...vectors.ifsc.valid, ...vectors.ifsc.format_ok_but_not_assigned])(
    'takes $value',
    ({ value }) => {
      expect(isIfsc(value)).toBe(true);
      expect(ifscWarnings(value)).toEqual([]);
    },
  );

  it.each(vectors.ifsc.invalid)('does not take $value as it stands: $reason', ({ value }) => {
    expect(isIfsc(value)).toBe(false);
  });

  it('warns of a wrong one', () => {
    const wrong = [
      'HDFCO002854',
      'HDFC000285',
      'HDFC0 02854',
      'HDFC０002854',
      'XHDFC0002854',
      'HDFC00028540',
    ];
    expect(wrong.map((ifsc) => ifscWarnings(ifsc))).toEqual(wrong.map(() => [{ kind: 'IfscShape' }]));
  });

  it('minds neither case nor outer blanks, and says nothing about a missing one', () => {
    expect(ifscWarnings(' hdfc0002854 ')).toEqual([]);
    expect(ifscWarnings('')).toEqual([]);
    expect(ifscWarnings(' ')).toEqual([]);
  });

  it('takes every bank and branch of that shape, in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{4}0[A-Za-z\d]{6}$/), (ifsc) => {
        expect(ifscWarnings(ifsc)).toEqual([]);
      }),
    );
  });
});
