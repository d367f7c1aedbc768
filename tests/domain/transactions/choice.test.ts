import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import {
  chosenTransactions,
  isFiltered,
  paymentGroupOf,
  paymentGroups,
  readChoice,
  sortings,
  type TransactionChoice,
  writtenChoice,
  yearsOf,
} from '../../../src/domain/transactions/choice';
import { when } from '../when';
import { aTransaction } from './aTransaction';

const all: TransactionChoice = { state: none, year: none, sort: 'newest' };
const choiceOf = (query: string): TransactionChoice => {
  const params = new URLSearchParams(query);
  return readChoice((name) => params.get(name));
};

const orders = [
  aTransaction({ id: '1', createdAt: when('2026-03-31'), total: some(paise(300)) }),
  aTransaction({ id: '2', createdAt: when('2026-04-01'), total: some(paise(100)), payment: 'failed' }),
  aTransaction({ id: '3', createdAt: none, total: none, payment: 'otherwise' }),
  aTransaction({ id: '4', createdAt: when('2025-04-01'), total: some(paise(200)), due: some(paise(50)) }),
  aTransaction({ id: '5', createdAt: when('2026-11-20'), total: some(paise(300)), payment: 'refunded' }),
];
const chosen = (choice: Partial<TransactionChoice>) =>
  chosenTransactions(orders, { ...all, ...choice }).map(({ id }) => id);

describe('the choice of transactions', () => {
  it('leaves the usual out of the address', () => {
    expect(writtenChoice(all)).toEqual({ state: null, year: null, sort: null });
  });

  it('sorts by date or amount; what has none comes last, equals keep their order', () => {
    expect(chosen({})).toEqual(['5', '2', '1', '4', '3']);
    expect(chosen({ sort: 'oldest' })).toEqual(['4', '1', '2', '5', '3']);
    expect(chosen({ sort: 'amount' })).toEqual(['1', '5', '4', '2', '3']);
  });

  it('puts each transaction into one group', () => {
    expect(orders.map(paymentGroupOf)).toEqual(['paid', 'failed', 'not-confirmed', 'part-paid', 'refunded']);
    expect(paymentGroups.map((group) => chosen({ state: some(group) }))).toEqual([
      ['1'],
      ['4'],
      ['3'],
      ['2'],
      ['5'],
    ]);
  });

  it('takes a financial year from April to March in India', () => {
    expect(yearsOf(orders)).toEqual([2026, 2025]);
    expect(chosen({ year: some(2025) })).toEqual(['1', '4']);
    expect(chosen({ year: some(2026), state: some('failed') })).toEqual(['2']);
    expect(chosen({ year: some(2020) })).toEqual([]);
  });
});

describe('the choice in an address', () => {
  it('is read from its names', () => {
    expect(choiceOf('state=part-paid&year=2025-26&sort=amount')).toEqual({
      state: some('part-paid'),
      year: some(2025),
      sort: 'amount',
    });
  });

  it.each([
    '',
    'state=sold&year=2025&sort=best',
    'year=2025-27',
    'year=x025-26',
    'year=2025-26%20',
    'State=paid',
  ])('ignores what it does not know: %j', (query) => {
    expect(choiceOf(query)).toEqual(all);
    expect(isFiltered(choiceOf(query))).toBe(false);
  });

  it('reads back whatever is written', () => {
    const anyChoice = fc.record({
      state: fc
        .option(fc.constantFrom(...paymentGroups))
        .map((value) => (value === null ? none : some(value))),
      year: fc
        .option(fc.integer({ min: 1900, max: 2199 }))
        .map((value) => (value === null ? none : some(value))),
      sort: fc.constantFrom(...sortings),
    });
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const written = writtenChoice(choice);
        expect(readChoice((name) => written[name])).toEqual(choice);
        expect(isFiltered(choice)).toBe(isSome(choice.state) || isSome(choice.year));
      }),
    );
  });
});
