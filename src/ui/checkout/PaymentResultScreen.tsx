import { Button } from 'antd';
import { fromNullable, isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ResultState } from '../../domain/checkout/paymentResult';
import { DASHBOARD_WORK } from '../dashboard/dashboardTab';
import { Money } from '../kit/Money';
import { PageHeader } from '../kit/PageHeader';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { busyIcon } from '../kit/busyIcon';
import { useStore } from '../state/storeContext';
import { checkoutTexts } from '../texts/checkoutTexts';
import { PaymentResultStore } from './PaymentResultStore';
import './checkout.css';

const toneOf: Readonly<Record<ResultState, StatusTone>> = {
  success: 'success',
  failed: 'error',
  checking: 'progress',
};

const WaysOn = ({ state }: { readonly state: ResultState }): ReactElement => (
  <nav className="portal-result-ways" aria-label={checkoutTexts.resultWays}>
    {state === 'failed' && <Link to="/cart">{checkoutTexts.toCart}</Link>}
    {state === 'success' && (
      <Link to="/dashboard" state={DASHBOARD_WORK}>
        {checkoutTexts.toWork}
      </Link>
    )}
    <Link to="/dashboard">{checkoutTexts.toDashboard}</Link>
  </nav>
);

const Certainty = observer(({ store }: { readonly store: PaymentResultStore }): ReactElement => (
  <div role="status">
    {store.isConfirmed && <p>{checkoutTexts.confirmed}</p>}
    {store.isUnconfirmed && <p>{checkoutTexts.notConfirmed}</p>}
    {store.looking.isRunning && <p>{checkoutTexts.looking}</p>}
  </div>
));

const Total = observer(({ store }: { readonly store: PaymentResultStore }): ReactElement | null =>
  isNone(store.total) ? null : (
    <p>
      {checkoutTexts.orderTotal} <Money amount={store.total.value} strong />
    </p>
  ),
);

/** /payment-response: what became of a payment (section 4, Payment result page; AMB-32). */
export const PaymentResultScreen = observer((): ReactElement => {
  const store = useStore(PaymentResultStore);
  const [query] = useSearchParams();
  const [status, orderId] = [query.get('status'), query.get('order_id')];
  useEffect(() => {
    store.open(fromNullable(status), fromNullable(orderId));
    return () => store.close();
  }, [store, status, orderId]);
  const { state, named } = store;
  const leads = store.isConfirmed ? checkoutTexts.confirmedLeads : checkoutTexts.resultLeads;
  return (
    <>
      <PageHeader
        title={store.isRefunded ? checkoutTexts.refundTitle : checkoutTexts.resultTitles[state]}
        lead={store.isRefunded ? checkoutTexts.refundLead : leads[state]}
      />
      <section className="portal-result" aria-label={checkoutTexts.order}>
        {named.orderId !== '' && (
          <p>
            <StatusPill tone={toneOf[state]}>
              {checkoutTexts.order} {named.orderId}
            </StatusPill>
          </p>
        )}
        <Total store={store} />
        <Certainty store={store} />
        {store.canLookAgain && (
          <Button loading={busyIcon(store.looking.isRunning)} onClick={() => void store.looking.run()}>
            {checkoutTexts.lookAgain}
          </Button>
        )}
        <WaysOn state={state} />
      </section>
    </>
  );
});
