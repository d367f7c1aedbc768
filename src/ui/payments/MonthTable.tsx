import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { MonthOfPayments, PaymentSums, YearOfPayments } from '../../domain/payments/payments';
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
  readonly hasDue: boolean;
}

const Figures = ({ sums, hasDue }: RowProps): ReactElement => (
  <>
    <td className="portal-payments-count">{sums.counted}</td>
    <td>
      <Money amount={sums.gst} />
    </td>
    {hasDue && (
      <td>
        <Money amount={sums.stillToPay} />
      </td>
    )}
    <td>
      <Money amount={sums.paid} />
    </td>
  </>
);

interface MonthRowProps extends MonthChoice {
  readonly each: MonthOfPayments;
  readonly hasDue: boolean;
}

const rowClass = ({ each, chosen }: MonthRowProps): string | undefined => {
  if (each.orders.length === 0) return 'portal-payments-without';
  return each.month === chosen ? 'portal-payments-chosen' : undefined;
};

const MonthRow = observer((props: MonthRowProps): ReactElement => {
  const { each, hasDue, chosen, onPress } = props;
  return (
    <tr className={rowClass(props)}>
      <th scope="row">
        {each.orders.length === 0 ? (
          monthText(each.month)
        ) : (
          <button
            type="button"
            className="portal-payments-month"
            aria-pressed={each.month === chosen}
            onClick={() => onPress(each.month)}
          >
            {monthText(each.month)}
          </button>
        )}
      </th>
      <Figures sums={each.sums} hasDue={hasDue} />
    </tr>
  );
});

/** Focuses the month that the orders are narrowed to, before what widens them again disappears. */
export const focusChosenMonth = (): void =>
  document.querySelector<HTMLElement>('.portal-payments-month[aria-pressed="true"]')?.focus();

/** The figures of the chart; a month is pressed here as well as there (MONEY-03). */
export const MonthTable = observer(
  ({ year, ...choice }: MonthChoice & { readonly year: YearOfPayments }): ReactElement => {
    const hasDue = year.sums.stillToPay > 0;
    return (
      <div className="portal-payments-scroll">
        <table className="portal-payments-table">
          <thead>
            <tr>
              <th scope="col">{texts().payment.month}</th>
              <th scope="col" className="portal-payments-count">
                {texts().payment.paidOrders}
              </th>
              <th scope="col">{texts().payment.gst}</th>
              {hasDue && <th scope="col">{texts().payment.stillToPay}</th>}
              <th scope="col">{texts().payment.paid}</th>
            </tr>
          </thead>
          <tbody>
            {year.months.map((each) => (
              <MonthRow key={each.month} each={each} hasDue={hasDue} {...choice} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts().payment.total}</th>
              <Figures sums={year.sums} hasDue={hasDue} />
            </tr>
          </tfoot>
        </table>
      </div>
    );
  },
);
