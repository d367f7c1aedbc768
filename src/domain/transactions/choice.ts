import { exists, fromNullable, isNone, isSome, type Option, toNullable } from 'fp-ts/Option';
import { financialYearName, financialYearOfDate, readFinancialYear } from '../dates/financialYear';
import { momentOrLast } from '../dates/instant';
import { newestFirst } from '../dates/newestFirst';
import type { ChoiceName } from './choiceNames';
import { isPartPaid } from './paidAndDue';
import { isRefund } from './payment';
import type { Transaction } from './transaction';

/** What a transaction can be chosen by, in the order of the choice. */
export const paymentGroups = ['paid', 'part-paid', 'not-confirmed', 'failed', 'refunded'] as const;
export type PaymentGroup = (typeof paymentGroups)[number];

export const sortings = ['newest', 'oldest', 'amount'] as const;
export type Sorting = (typeof sortings)[number];

/** Which transactions are listed, and in which order. */
export interface TransactionChoice {
  readonly state: Option<PaymentGroup>;
  /** The financial year that began in this one. */
  readonly year: Option<number>;
  readonly sort: Sorting;
}

/** What the address says, by name; null where it says nothing. */
type Query = (name: ChoiceName) => string | null;

const oneOf = <A extends string>(all: readonly A[], text: string | null): Option<A> =>
  fromNullable(all.find((one) => one === text));

/** The choice of an address; what it does not know it ignores. */
export const readChoice = (query: Query): TransactionChoice => ({
  state: oneOf(paymentGroups, query('state')),
  year: readFinancialYear(query('year') ?? ''),
  sort: toNullable(oneOf(sortings, query('sort'))) ?? 'newest',
});

/** The choice as the address has it; null where it leaves the usual. */
export const writtenChoice = ({
  state,
  year,
  sort,
}: TransactionChoice): Readonly<Record<ChoiceName, string | null>> => ({
  state: toNullable(state),
  year: isNone(year) ? null : financialYearName(year.value),
  sort: sort === 'newest' ? null : sort,
});

/** Whether the choice leaves out any transaction. */
export const isFiltered = ({ state, year }: TransactionChoice): boolean => isSome(state) || isSome(year);

/** The group that a transaction is chosen by. */
export const paymentGroupOf = (transaction: Transaction): PaymentGroup => {
  if (transaction.payment === 'success') return isPartPaid(transaction) ? 'part-paid' : 'paid';
  if (isRefund(transaction)) return 'refunded';
  return transaction.payment === 'failed' ? 'failed' : 'not-confirmed';
};

const yearOf = ({ createdAt }: Transaction): Option<number> => financialYearOfDate(createdAt);

/** The financial years of the transactions, the latest first. */
export const yearsOf = (transactions: readonly Transaction[]): readonly number[] => {
  const years = transactions.flatMap((transaction) => {
    const year = yearOf(transaction);
    return isNone(year) ? [] : [year.value];
  });
  return [...new Set(years)].sort((one, other) => other - one);
};

/** Those without the value come last, equals keep their order. */
const byNumber =
  (numberOf: (transaction: Transaction) => number) =>
  (transactions: readonly Transaction[]): readonly Transaction[] => {
    const numbered = transactions.map((transaction) => ({ transaction, number: numberOf(transaction) }));
    return numbered
      .sort((one, other) => (one.number === other.number ? 0 : one.number - other.number))
      .map(({ transaction }) => transaction);
  };

const sorted: Readonly<Record<Sorting, (transactions: readonly Transaction[]) => readonly Transaction[]>> = {
  newest: newestFirst,
  oldest: byNumber(({ createdAt }) => momentOrLast(createdAt)),
  amount: byNumber(({ total }) => (isNone(total) ? Infinity : 0 - total.value)),
};

/** The chosen transactions in the chosen order. */
export const chosenTransactions = (
  transactions: readonly Transaction[],
  { state, year, sort }: TransactionChoice,
): readonly Transaction[] => {
  const isWanted = (transaction: Transaction): boolean =>
    (isNone(state) || state.value === paymentGroupOf(transaction)) &&
    (isNone(year) || exists((own: number) => own === year.value)(yearOf(transaction)));
  return sorted[sort](isFiltered({ state, year, sort }) ? transactions.filter(isWanted) : transactions);
};
