import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { capitalPan, isPan, isUnlikePan, panHolder } from '../../../src/domain/india/pan';
import vectors from '../../data/india-vectors.json';

describe('a PAN names its holder with the fourth letter', () => {
  it.each(vectors.pan.valid)('takes $value', ({ value }) => {
    expect(isPan(value)).toBe(true);
    expect(isUnlikePan(value)).toBe(false);
    expect(isSome(panHolder(value))).toBe(true);
  });

  /** A blank in the middle is no mistake: it is not sent. */
  const wrong = vectors.pan.invalid.filter(({ value }) => value !== '' && !value.includes(' '));

  it.each(wrong)('warns of $value: $reason', ({ value }) => {
    expect(isPan(value)).toBe(false);
    expect(isUnlikePan(value)).toBe(true);
    expect(panHolder(value)).toEqual(none);
  });

  it('says nothing about a missing one', () => {
    expect(isUnlikePan('')).toBe(false);
    expect(isUnlikePan('  ')).toBe(false);
    expect(isPan('')).toBe(false);
    expect(panHolder('')).toEqual(none);
  });

  it.each(['AAAPL 1234 C', 'AAAPL-1234-C', '\u202AAAAPL1234C\u202C', 'ＡＡＡＰＬ१२३४Ｃ', 'aaapl1234c\u200B'])(
    'reads AAAPL1234C from %j [PROF-18]',
    (typed) => {
      expect(isUnlikePan(typed)).toBe(false);
      expect(capitalPan(typed)).toBe('AAAPL1234C');
    },
  );

  it('minds neither case nor surrounding whitespace', () => {
    expect(isUnlikePan(' aaapl1234c ')).toBe(false);
    expect(panHolder(' aaapl1234c ')).toEqual(some('individual'));
  });

  it('warns of anything before or after', () => {
    expect(isPan('XAAAPL1234C')).toBe(false);
    expect(isPan('AAAPL1234CX')).toBe(false);
  });

  it.each([
    ['A', 'associationOfPersons'],
    ['B', 'bodyOfIndividuals'],
    ['C', 'company'],
    ['F', 'firm'],
    ['G', 'government'],
    ['H', 'hinduUndividedFamily'],
    ['J', 'artificialJuridicalPerson'],
    ['L', 'localAuthority'],
    ['P', 'individual'],
    ['T', 'trust'],
  ])('reads %s as %s', (letter, holder) => {
    expect(panHolder(`AAA${letter}L0001C`)).toEqual(some(holder));
  });

  it('names a holder exactly where it has no warning', () => {
    const texts = fc.stringMatching(/^[A-C]{3}[A-Z][A-C][01]{4}[A-C]$/);
    fc.assert(
      fc.property(texts, (pan) => {
        expect(isSome(panHolder(pan))).toBe(!isUnlikePan(pan));
      }),
    );
  });
});
