import { isNone, isSome, type Option } from 'fp-ts/Option';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo } from 'react';
import { Link, type To, useLocation } from 'react-router-dom';
import type { Paise } from '../../domain/money/money';
import { inFull } from '../../domain/received/incomplete';
import { type MoneyAtAGlance, moneyAtAGlance } from '../../domain/payments/moneyAtAGlance';
import { DASHBOARD_TRANSACTIONS } from '../dashboard/dashboardTab';
import { Money } from '../kit/Money';
import { useSlideBelow } from '../kit/slideBelow';
import type { QuotationsSummaryStore } from '../quotations/QuotationsSummaryStore';
import { PageClock } from '../state/PageClock';
import { useStore } from '../state/storeContext';
import { useReadyOnce } from '../state/useReadyOnce';
import { texts } from '../texts/texts';
import type { TransactionsStore } from '../transactions/TransactionsStore';
import { queryOf } from './useChoice';
import './moneyLine.css';

interface SumProps {
  readonly label: string;
  readonly amount: Option<Paise>;
  readonly to: To;
  readonly state?: unknown;
}

const Sum = ({ label, amount, to, state }: SumProps): ReactElement | null =>
  isNone(amount) ? null : (
    <li>
      <Link to={to} state={state}>
        <span>{`${label} `}</span>
        <Money amount={amount.value} strong />
      </Link>
    </li>
  );

const Sums = observer(({ money }: { readonly money: MoneyAtAGlance }): ReactElement => {
  const { pathname } = useLocation();
  const { year, paidThisYear, stillToPay, toDecide } = money;
  return (
    <div ref={useSlideBelow()}>
      <ul role="list" aria-label={texts().dashboard.money} className="portal-money-line">
        <Sum
          label={texts().dashboard.paidThisYear}
          amount={paidThisYear}
          to={{ pathname: '/payments', search: queryOf(year) }}
        />
        <Sum
          label={texts().transaction.stillToPay}
          amount={stillToPay}
          to={{ pathname, search: '?state=part-paid' }}
          state={DASHBOARD_TRANSACTIONS}
        />
        <Sum label={texts().dashboard.toDecide} amount={toDecide} to="/quotation" />
      </ul>
    </div>
  );
});

export interface MoneyLineProps {
  readonly transactions: TransactionsStore;
  readonly quotations: QuotationsSummaryStore;
}

/** The customer's money in one line, once both lists were read or could not be; each amount is a link (HOME-04). */
export const MoneyLine = observer(({ transactions, quotations }: MoneyLineProps): ReactElement | null => {
  const clock = useStore(PageClock);
  const orders = transactions.transactions.value;
  const offers = quotations.quotations.value;
  // The sums of 5,000 orders change with the lists and the minute, not with each moment.
  const sums = useMemo(() => {
    const known = { orders: inFull(orders), quotations: inFull(offers) };
    return computed(() => moneyAtAGlance(known, clock.now()));
  }, [orders, offers, clock]);
  const money = sums.get();
  const isRead = useReadyOnce(!transactions.transactions.isLoading && !quotations.quotations.isLoading);
  const { paidThisYear, stillToPay, toDecide } = money;
  return isRead && [paidThisYear, stillToPay, toDecide].some(isSome) ? <Sums money={money} /> : null;
});
