import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { dayFault, type DayFault, readTypedDay } from '../../../src/domain/dates/typedDay';

const faults: readonly (readonly [string, DayFault])[] = [
  ['0026-11-25', 'yearShort'],
  ['0002-11-25', 'yearShort'],
  ['0000-01-01', 'yearShort'],
  ['0261-11-25', 'yearShort'],
  ['0999-12-31', 'yearShort'],
  ['1000-01-01', 'outOfRange'],
  ['1899-12-31', 'outOfRange'],
  ['2100-01-01', 'outOfRange'],
  ['9999-12-31', 'outOfRange'],
  ['12026-11-25', 'outOfRange'],
  ['20260-11-25', 'outOfRange'],
  ['275760-09-13', 'outOfRange'],
  ['2026-02-29', 'noSuchDay'],
  ['2026-13-01', 'noSuchDay'],
  ['25-11-2026', 'noSuchDay'],
  ['9999-02-30', 'noSuchDay'],
  ['0026-11-25 ', 'noSuchDay'],
  [' 0026-11-25', 'noSuchDay'],
  ['soon', 'noSuchDay'],
];

describe('the text of a date field', () => {
  it.each(['1900-01-01', '1947-08-15', '2026-11-25', '2028-02-29', '2099-12-31'])(
    '%s is a day [QUES-13]',
    (text) => {
      expect([dayFault(text), readTypedDay(text)]).toEqual([none, some(text)]);
    },
  );

  it.each(faults)('%s is none, and why [QUES-13]', (text, fault) => {
    expect([dayFault(text), readTypedDay(text)]).toEqual([some(fault), none]);
  });

  it('is neither a day nor a fault while it is empty', () => {
    expect([dayFault(''), readTypedDay('')]).toEqual([none, none]);
  });

  it('is a day, a fault or empty, whatever stands in it', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc
        .date({ min: new Date(-6e13), max: new Date(2.5e14), noInvalidDate: true })
        .map((at) => at.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          [text === '', isSome(dayFault(text)), isSome(readTypedDay(text))].filter(Boolean),
        ).toHaveLength(1);
      }),
    );
  });
});
