import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { type KeptForm, typedAt, withForm } from '../../../src/application/forms/keptForm';
import { userId } from '../../../src/domain/session/user';

const MINUTE = 60_000;
const customer = userId('42');
const here = { customer, address: '/profile', at: instant(1_000_000) };
const later = (minutes: number) => ({ ...here, at: instant(here.at + minutes * MINUTE) });
const typed = { pan: 'ABCDE1234F' };
const kept: readonly KeptForm[] = [{ ...here, typed }];

const keep = (text: string, of = customer): number =>
  withForm([], { ...here, customer: of, typed: some({ text, other: '' }) }).length;

describe('a kept form', () => {
  it('comes back at its address, for its customer, within ten minutes [LINE-06]', () => {
    expect(typedAt(kept, later(0))).toEqual(some(typed));
    expect(typedAt(kept, { ...later(10), at: instant(later(10).at - 1) })).toEqual(some(typed));
    expect(typedAt(kept, later(10))).toEqual(none);
    expect(typedAt(kept, { ...here, address: '/quotation/1' })).toEqual(none);
    expect(typedAt(kept, { ...here, customer: userId('43') })).toEqual(none);
  });

  it('is replaced by what is kept later, and goes once it was used', () => {
    const newer = { ...later(1), typed: some({ pan: 'B' }) };
    expect(withForm(kept, newer)).toEqual([{ ...later(1), typed: { pan: 'B' } }]);
    expect(withForm(kept, { ...later(1), typed: none })).toEqual([]);
  });

  it('goes with any other that no longer counts', () => {
    const other = { ...later(10), address: '/quotation/1', typed: some({ remarks: 'Too much.' }) };
    expect(withForm(kept, other).map(({ address }) => address)).toEqual(['/quotation/1']);
    expect(withForm(kept, { ...other, ...here, customer: userId('43'), typed: none })).toEqual([]);
  });

  it('is not made of blanks, of a customer without an id, nor of more than 20,000 characters', () => {
    expect([keep(' '), keep('a', userId('')), keep('a'.repeat(20_001)), keep('a'.repeat(20_000))]).toEqual([
      0, 0, 0, 1,
    ]);
  });

  it('is one of five, of which the oldest goes first', () => {
    const addresses = ['1', '2', '3', '4', '5', '6'];
    const all = addresses.reduce<readonly KeptForm[]>(
      (so, address) => withForm(so, { ...here, address, typed: some(typed) }),
      [],
    );
    expect(all.map(({ address }) => address)).toEqual(['2', '3', '4', '5', '6']);
  });
});
