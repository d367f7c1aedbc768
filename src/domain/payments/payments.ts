import { isNone, isSome, type Option } from 'fp-ts/Option';
import { financialYearOf, readFinancialYear } from '../dates/financialYear';
import { type CalendarDay, dayOf } from '../dates/instant';
import { newestFirst } from '../dates/newestFirst';
import { addPaise, type Paise, paise } from '../money/money';
import type { Transaction } from '../transactions/transaction';
import { orderPayment } from './orderPayment';
import { type Month, calendarMonthOf, monthsOfYear } from './paymentYear';

/** What was paid for a number of orders, in whole paise. */
export interface PaymentSums {
  /** Paid orders whose amount is in the sums. */
  readonly counted: number;
  readonly paid: Paise;
  /** GST contained in what was paid. */
  readonly gst: Paise;
  readonly stillToPay: Paise;
  /** Paid orders that no sum contains, since no amount of theirs can be read. */
  readonly withoutAmount: number;
  /** Counted orders whose GST cannot be read, so that the GST sum lacks it. */
  readonly withoutGst: number;
}

/** A month with all its orders, paid or not, newest first. */
export interface MonthOfPayments {
  readonly month: Month;
  readonly sums: PaymentSums;
  readonly orders: readonly Transaction[];
}

export interface YearOfPayments {
  /** The calendar year in which the financial year begins. */
  readonly year: number;
  readonly sums: PaymentSums;
  /** All twelve, April first. */
  readonly months: readonly MonthOfPayments[];
  readonly orders: readonly Transaction[];
}

export interface Payments {
  /** Financial years with an order, the newest first. */
  readonly years: readonly YearOfPayments[];
  /** All years together. */
  readonly sums: PaymentSums;
  /** Orders without a readable date: no month can count them. */
  readonly undated: readonly Transaction[];
}

const NO_SUMS: PaymentSums = {
  counted: 0,
  paid: paise(0),
  gst: paise(0),
  stillToPay: paise(0),
  withoutAmount: 0,
  withoutGst: 0,
};

/** The sums of orders; one record is changed in place, since a copy for each of 5,000 orders takes longer than the sum. */
const sumsOfOrders = (orders: readonly Transaction[]): PaymentSums => {
  const sums = { ...NO_SUMS };
  for (const order of orders) {
    const payment = orderPayment(order);
    if (payment.kind === 'unreadable') sums.withoutAmount += 1;
    if (payment.kind !== 'paid') continue;
    sums.counted += 1;
    sums.paid = addPaise(sums.paid, payment.paid);
    sums.stillToPay = addPaise(sums.stillToPay, payment.stillToPay);
    if (isSome(payment.gst)) sums.gst = addPaise(sums.gst, payment.gst.value);
    else sums.withoutGst += 1;
  }
  return sums;
};

const together = (one: PaymentSums, other: PaymentSums): PaymentSums => ({
  counted: one.counted + other.counted,
  paid: addPaise(one.paid, other.paid),
  gst: addPaise(one.gst, other.gst),
  stillToPay: addPaise(one.stillToPay, other.stillToPay),
  withoutAmount: one.withoutAmount + other.withoutAmount,
  withoutGst: one.withoutGst + other.withoutGst,
});

const sumsOf = (parts: readonly { readonly sums: PaymentSums }[]): PaymentSums =>
  parts.reduce((sum, { sums }) => together(sum, sums), NO_SUMS);

/** A record that the list names twice is one order; of records without an id each is one. */
const eachOnce = (orders: readonly Transaction[]): readonly Transaction[] => {
  const seen = new Set<string>();
  return orders.filter(({ id }) => {
    const isFirst = id === '' || !seen.has(id);
    seen.add(id);
    return isFirst;
  });
};

/** The day in India on which an order was made. */
export const orderDay = ({ createdAt }: Transaction): Option<CalendarDay> =>
  isNone(createdAt) ? createdAt : { ...createdAt, value: dayOf(createdAt.value) };

type OrdersByMonth = ReadonlyMap<Month, readonly Transaction[]>;

/** The orders sorted by what their dates say; each date is read once, since reading it is most of the work. */
interface DatedOrders {
  readonly months: OrdersByMonth;
  /** The newest first. */
  readonly years: readonly number[];
  readonly undated: readonly Transaction[];
}

/** The orders come newest first, and so do their years. */
const byDate = (orders: readonly Transaction[]): DatedOrders => {
  const months = new Map<Month, Transaction[]>();
  const years = new Set<number>();
  const undated: Transaction[] = [];
  for (const order of orders) {
    const day = orderDay(order);
    if (isNone(day)) {
      undated.push(order);
      continue;
    }
    const month = calendarMonthOf(day.value);
    const known = months.get(month);
    if (known === undefined) {
      months.set(month, [order]);
      years.add(financialYearOf(day.value));
    } else known.push(order);
  }
  return { months, years: [...years], undated };
};

const yearOf = (year: number, orders: OrdersByMonth): YearOfPayments => {
  const months = monthsOfYear(year).map((month): MonthOfPayments => {
    const own = orders.get(month) ?? [];
    return { month, sums: sumsOfOrders(own), orders: own };
  });
  return {
    year,
    months,
    sums: sumsOf(months),
    orders: [...months].reverse().flatMap((month) => month.orders),
  };
};

/** What was paid by financial year and month: paid orders, in the month of their creation in India (MONEY-02). */
export const paymentsOf = (orders: readonly Transaction[]): Payments => {
  const { months, years: begun, undated } = byDate(newestFirst(eachOnce(orders)));
  const years = begun.map((year) => yearOf(year, months));
  return { years, sums: sumsOf(years), undated };
};

/** The year that an address names, else the newest; undefined where no order has a date. */
export const chosenYear = ({ years }: Payments, named: string): YearOfPayments | undefined => {
  const wanted = readFinancialYear(named);
  const found = isNone(wanted) ? undefined : years.find(({ year }) => year === wanted.value);
  return found ?? years[0];
};

/** The months of a year in which something was paid, or is still to be paid of what was ordered (MONEY-08). */
export const paidMonths = ({ months }: YearOfPayments): readonly MonthOfPayments[] =>
  months.filter(({ sums }) => sums.paid > 0 || sums.stillToPay > 0);

/** The month of that year that an address names, if something was paid in it. */
export const chosenMonth = (year: YearOfPayments, named: string): MonthOfPayments | undefined =>
  paidMonths(year).find(({ month }) => month === named);
