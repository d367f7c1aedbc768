import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import {
  type MonthOfPayments,
  paidMonths,
  type PaymentSums,
  type YearOfPayments,
} from '../../domain/payments/payments';
import type { Month } from '../../domain/payments/paymentYear';
import { Money } from '../kit/Money';
import { texts } from '../texts/texts';
import { monthText } from './paymentWords';

export interface MonthChoice {
  /** The month that the orders below are narrowed to. */
  readonly chosen: Month | undefined;
  readonly onPress: (month: Month) => void;
}

interface RowProps {
  readonly sums: PaymentSums;
  /** The sums of the year, which decide the columns. */
  readonly all: PaymentSums;
}

/** A column of which the whole year has nothing is left out, and an amount of nothing beside others is an empty cell. */
const Figures = ({ sums, all }: RowProps): ReactElement => (
  <>
    <td>
      <Money amount={sums.paid} />
    </td>
    {all.gst > 0 && <td>{sums.gst > 0 && <Money amount={sums.gst} />}</td>}
    {all.stillToPay > 0 && <td>{sums.stillToPay > 0 && <Money amount={sums.stillToPay} />}</td>}
    <td className="portal-payments-count">{sums.counted}</td>
  </>
);

interface MonthRowProps extends MonthChoice {
  readonly each: MonthOfPayments;
  readonly all: PaymentSums;
}

const MonthRow = observer(({ each, all, chosen, onPress }: MonthRowProps): ReactElement => (
  <tr className={each.month === chosen ? 'portal-payments-chosen' : undefined}>
    <th scope="row">
      <button
        type="button"
        className="portal-payments-month"
        aria-pressed={each.month === chosen}
        onClick={() => onPress(each.month)}
      >
        {monthText(each.month)}
      </button>
    </th>
    <Figures sums={each.sums} all={all} />
  </tr>
));

/** Focuses the month that the orders are narrowed to, before what widens them again disappears. */
export const focusChosenMonth = (): void =>
  document.querySelector<HTMLElement>('.portal-payments-month[aria-pressed="true"]')?.focus();

/** The figures of the chart, by month in which something was paid; a month is pressed here as well as there (MONEY-03). */
export const MonthTable = observer(
  ({ year, ...choice }: MonthChoice & { readonly year: YearOfPayments }): ReactElement => {
    const all = year.sums;
    const months = paidMonths(year);
    return (
      <div className="portal-payments-scroll">
        <table className="portal-payments-table">
          <thead>
            <tr>
              <th scope="col">{texts().payment.month}</th>
              <th scope="col">{texts().payment.paid}</th>
              {all.gst > 0 && <th scope="col">{texts().payment.gst}</th>}
              {all.stillToPay > 0 && <th scope="col">{texts().transaction.stillToPay}</th>}
              <th scope="col" className="portal-payments-count">
                {texts().payment.paidOrders}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <MonthRow key={each.month} each={each} all={all} {...choice} />
            ))}
          </tbody>
          {months.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{texts().payment.total}</th>
                <Figures sums={all} all={all} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    );
  },
);
