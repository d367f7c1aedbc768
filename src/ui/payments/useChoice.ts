import { useSearchParams } from 'react-router-dom';
import {
  chosenMonth,
  chosenYear,
  type MonthOfPayments,
  type Payments,
  type YearOfPayments,
} from '../../domain/payments/payments';
import { financialYearName } from '../../domain/dates/financialYear';
import type { Month } from '../../domain/payments/paymentYear';

const YEAR = 'year';
const MONTH = 'month';

export interface PaymentsChoice {
  /** Undefined where no order has a date. */
  readonly year: YearOfPayments | undefined;
  readonly month: MonthOfPayments | undefined;
  /** Narrows the orders to a month, or shows the whole year again where it is the chosen one. */
  readonly press: (month: Month) => void;
  readonly showWholeYear: () => void;
}

/** The query that shows a financial year. */
export const queryOf = (year: number): string =>
  `?${new URLSearchParams({ [YEAR]: financialYearName(year) })}`;

/** The year and month that the address names (MONEY-01, MONEY-03). */
export const useChoice = (payments: Payments): PaymentsChoice => {
  const [query, setQuery] = useSearchParams();
  const year = chosenYear(payments, query.get(YEAR) ?? '');
  const month = year === undefined ? undefined : chosenMonth(year, query.get(MONTH) ?? '');
  const show = (shown: Month | undefined): void => {
    if (year === undefined) return;
    const chosen = {
      [YEAR]: financialYearName(year.year),
      ...(shown === undefined ? {} : { [MONTH]: shown }),
    };
    setQuery(chosen, { replace: true });
  };
  return {
    year,
    month,
    press: (pressed) => show(pressed === month?.month ? undefined : pressed),
    showWholeYear: () => show(undefined),
  };
};
