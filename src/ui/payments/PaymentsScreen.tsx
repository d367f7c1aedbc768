import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paidMonths, type Payments, type PaymentSums } from '../../domain/payments/payments';
import { financialYearName } from '../../domain/dates/financialYear';
import { SERVICES_ANCHOR } from '../catalogue/servicesAnchor';
import { ListState } from '../kit/ListState';
import { Message } from '../kit/Message';
import { Money } from '../kit/Money';
import { PageHeader } from '../kit/PageHeader';
import { SectionCard } from '../kit/SectionCard';
import { Skeleton } from '../kit/Skeleton';
import { useIsPrinting } from '../kit/useIsPrinting';
import { WindowedList } from '../kit/WindowedList';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { ROW_HEIGHT } from '../transactions/TransactionList';
import { TransactionRow } from '../transactions/TransactionRow';
import { MonthChart } from './MonthChart';
import { focusChosenMonth, MonthTable } from './MonthTable';
import { monthText } from './paymentWords';
import { PaymentsStore } from './PaymentsStore';
import { PrintedOrders } from './PrintedOrders';
import { type PaymentsChoice, useChoice } from './useChoice';
import { YearChoice } from './YearChoice';
import { YearFiles, type YearProps } from './YearFiles';
import './payments.css';

const Sums = observer(({ sums }: { readonly sums: PaymentSums }): ReactElement => (
  <dl className="portal-payments-sums">
    <div>
      <dt>{texts().payment.paid}</dt>
      <dd>
        <Money amount={sums.paid} strong />
      </dd>
    </div>
    {sums.gst > 0 && (
      <div>
        <dt>{texts().payment.gst}</dt>
        <dd>
          <Money amount={sums.gst} strong />
        </dd>
      </div>
    )}
    {sums.stillToPay > 0 && (
      <div>
        <dt>{texts().transaction.stillToPay}</dt>
        <dd>
          <Money amount={sums.stillToPay} strong />
        </dd>
      </div>
    )}
  </dl>
));

/** What the sums of a year lack is said beside them. */
const Lacking = observer(({ sums }: { readonly sums: PaymentSums }): ReactElement => (
  <>
    {sums.withoutAmount > 0 && (
      <Message kind="info">{texts().payment.withoutAmount(sums.withoutAmount)}</Message>
    )}
    {sums.withoutGst > 0 && <Message kind="info">{texts().payment.withoutGst(sums.withoutGst)}</Message>}
  </>
));

interface ChoiceProps extends YearProps {
  readonly choice: PaymentsChoice;
}

const Orders = observer(({ store, year, choice: { month, showWholeYear } }: ChoiceProps): ReactElement => {
  const isPrinting = useIsPrinting();
  const { orders } = month ?? year;
  const shown =
    month === undefined ? texts().payment.yearName(financialYearName(year.year)) : monthText(month.month);
  const title = texts().payment.ordersOf(shown);
  const widen = (): void => {
    focusChosenMonth();
    showWholeYear();
  };
  return (
    <SectionCard
      title={title}
      count={orders.length}
      action={month !== undefined && <Button onClick={widen}>{texts().payment.wholeYear}</Button>}
    >
      {isPrinting ? (
        <PrintedOrders orders={orders} />
      ) : (
        <div className="portal-transactions">
          {/* Another choice is another list, which begins at its top. */}
          <WindowedList
            key={shown}
            items={orders}
            label={title}
            keyOf={(order) => order.id}
            rowHeight={ROW_HEIGHT}
          >
            {(order) => (
              <TransactionRow transaction={order} services={order.services} store={store.transactions} />
            )}
          </WindowedList>
        </div>
      )}
    </SectionCard>
  );
});

const Year = observer(({ store, year, choice }: ChoiceProps): ReactElement => {
  const { sums } = year;
  const months = { year, chosen: choice.month?.month, onPress: choice.press };
  const paidIn = paidMonths(year).length;
  return (
    <>
      <SectionCard title={texts().payment.monthly(financialYearName(year.year))}>
        {paidIn > 0 && <Sums sums={sums} />}
        {paidIn === 0 && sums.withoutAmount === 0 && !store.isIncomplete && (
          <p>{texts().payment.nothingPaid}</p>
        )}
        <Lacking sums={sums} />
        <YearFiles store={store} year={year} />
        {paidIn > 1 && (
          <div className="portal-payments-months">
            <MonthChart {...months} />
            <MonthTable {...months} />
          </div>
        )}
        {paidIn === 1 && <MonthTable {...months} />}
      </SectionCard>
      <Orders store={store} year={year} choice={choice} />
    </>
  );
});

const Undated = observer(({ orders }: { readonly orders: Payments['undated'] }): ReactElement | null =>
  orders.length === 0 ? null : (
    <Message kind="info">
      {`${texts().payment.undated(orders.length)} ${orders.map(({ orderId }) => orderId).join(', ')}`}
    </Message>
  ),
);

const Content = observer(({ store }: Pick<YearProps, 'store'>): ReactElement => {
  const { payments } = store;
  const choice = useChoice(payments);
  return (
    <div className="portal-payments">
      <Undated orders={payments.undated} />
      {choice.year !== undefined && (
        <>
          {payments.years.length > 1 && <YearChoice payments={payments} chosen={choice.year} />}
          <Year store={store} year={choice.year} choice={choice} />
        </>
      )}
    </div>
  );
});

/** /payments: what was paid by financial year and month (MONEY-01). */
export const PaymentsScreen = observer((): ReactElement => {
  const store = useStore(PaymentsStore);
  const { zips } = store;
  useEffect(() => {
    zips.open();
    return () => zips.close();
  }, [zips]);
  return (
    <>
      <PageHeader title={texts().payment.title} lead={texts().payment.lead} />
      <ListState
        loadable={store.transactions.transactions}
        texts={{
          loading: texts().payment.loading,
          empty: texts().payment.empty,
          notAllRead: texts().payment.notAllRead,
          failed: () => texts().payment.failed,
        }}
        emptyAction={
          <Link to={{ pathname: '/dashboard', hash: SERVICES_ANCHOR }}>{texts().payment.findService}</Link>
        }
        skeleton={<Skeleton lines={8} />}
      >
        {() => <Content store={store} />}
      </ListState>
    </>
  );
});
