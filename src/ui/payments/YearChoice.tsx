import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Payments, YearOfPayments } from '../../domain/payments/payments';
import { financialYearName } from '../../domain/dates/financialYear';
import { Money } from '../kit/Money';
import { texts } from '../texts/texts';
import { queryOf } from './useChoice';

interface YearChoiceProps {
  readonly payments: Payments;
  readonly chosen: YearOfPayments;
}

/** Each financial year with what was paid in it; a press shows it. */
export const YearChoice = observer(({ payments, chosen }: YearChoiceProps): ReactElement => (
  <nav aria-label={texts().payment.years}>
    <ul role="list" className="portal-payments-years">
      {payments.years.map(({ year, sums }) => (
        <li key={year}>
          <Link to={queryOf(year)} aria-current={year === chosen.year ? 'page' : undefined}>
            <span>{texts().payment.yearName(financialYearName(year))}</span>{' '}
            {sums.paid > 0 && <Money amount={sums.paid} />}
          </Link>
        </li>
      ))}
      {payments.sums.paid > 0 && (
        <li className="portal-payments-all">
          <span>{texts().payment.allYears}</span> <Money amount={payments.sums.paid} />
        </li>
      )}
    </ul>
  </nav>
));
