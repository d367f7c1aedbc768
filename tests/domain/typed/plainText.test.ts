import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifier, plainText, unseparated } from '../../../src/domain/typed/plainText';
import { runs } from '../../runs';

describe('what was typed or pasted', () => {
  it.each([
    ['\u202A+91 98765 43210\u202C', '+91 98765 43210'],
    ['९८७६५४३२१०', '9876543210'],
    ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
    ['１２３４５６', '123456'],
    ['ＡＢＣ', 'ABC'],
    ['4\u200B7\u00AD3\uFEFF101', '473101'],
    ['𝟏𝟐𝟑𝟗𝟎', '12390'],
    // Two rows of digits, one behind the other.
    ['\u{116D0}\u{116D9}\u{116DA}\u{116E3}', '0909'],
    ['क़', 'क\u093C'],
  ])('reads %j as %j [ENTRY-07]', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it('is unseparated whatever stands between its parts [ENTRY-07]', () => {
    expect(unseparated('(98765) 43–210')).toBe('9876543210');
    expect(identifier('27 aapfu-0939 f1zv')).toBe('27AAPFU0939F1ZV');
  });

  it('changes nothing when it is read again [ENTRY-07]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = plainText(typed);
        expect(plainText(once)).toBe(once);
        expect(identifier(identifier(typed))).toBe(identifier(typed));
      }),
      { numRuns: runs(500) },
    );
  });
});
