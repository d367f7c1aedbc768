import { describe, expect, it } from 'vitest';
import { isolated, isRightToLeft, withoutTurning } from '../../../src/domain/typed/direction';

describe('what others wrote', () => {
  it.each(['\u202E', '\u202D', '\u202A', '\u202B', '\u202C', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'turns nothing around by %j',
    (mark) => {
      expect(withoutTurning(`GST ${mark}Filing`)).toBe('GST Filing');
    },
  );

  it('keeps every other sign, those that join letters of Indian scripts too', () => {
    const text = 'क्\u200Dष \u200C नाम — “x” محمد';
    expect(withoutTurning(text)).toBe(text);
  });

  it('is isolated where its letters run from right to left', () => {
    expect([isRightToLeft('محمد'), isRightToLeft('דוד'), isRightToLeft('Asha आशा')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is isolated by marks where no element can hold it, and only if it needs that', () => {
    expect([isolated('דוד 12'), isolated('Asha आशा')]).toEqual(['\u2068דוד 12\u2069', 'Asha आशा']);
  });
});
