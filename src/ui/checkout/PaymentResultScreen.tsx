import { exists, fromNullable, isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppBadge } from '../../application/ports/AppBadge';
import { Installation } from '../../application/ports/Installation';
import type { ResultState } from '../../domain/checkout/paymentResult';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import { PageHeader } from '../kit/PageHeader';
import { Reference } from '../kit/Reference';
import { CopyButton } from '../kit/ShareButton';
import { StillWaiting } from '../kit/StillWaiting';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { useFocusReturn } from '../kit/useFocusReturn';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { MoneyLeft } from './MoneyLeft';
import { NextSteps } from './NextSteps';
import { PaymentResultStore } from './PaymentResultStore';
import { confirmedText, resultLead, resultTitle } from './paymentResultText';
import { PaymentResultActions } from './PaymentResultActions';
import { Receipt } from './Receipt';
import './checkout.css';

const toneOf: Readonly<Record<ResultState, StatusTone>> = {
  success: 'success',
  failed: 'error',
  checking: 'progress',
};

interface ResultProps {
  readonly store: PaymentResultStore;
}

const certaintyOf = ({ settled, named }: PaymentResultStore): string => {
  if (named.orderId === '') return texts().checkout.noOrderNamed;
  if (settled === undefined) return '';
  return settled.confirmed ? confirmedText(settled) : texts().checkout.doubts[settled.doubt];
};

const waitingOf = (store: PaymentResultStore): string => {
  if (store.checking.isRunning) return texts().checkout.checking;
  if (store.settled?.shouldRecheck !== true) return '';
  return store.isLeftToCustomer ? texts().checkout.stopsChecking : texts().checkout.keepsChecking;
};

const Certainty = observer(({ store }: ResultProps): ReactElement => {
  const lines = [certaintyOf(store), waitingOf(store)].filter((line) => line !== '');
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
});

/** Uses green or red only after the order list has confirmed the result, and no green while a part is still to pay. */
const OrderName = observer(({ store }: ResultProps): ReactElement | null => {
  const { settled, orderId } = store;
  const isWhole = settled?.confirmed === true && !exists(isPartPaid)(settled.order);
  const tone = isWhole ? toneOf[settled.state] : 'progress';
  return orderId === '' ? null : (
    <p className="portal-result-number">
      <StatusPill tone={tone}>{`${texts().checkout.order} ${orderId}`}</StatusPill>
      <CopyButton text={orderId}>{texts().checkout.copyOrder}</CopyButton>
    </p>
  );
});

/** /payment-response: the result of a payment (PAY-21, PAY-22, RESUME-10). */
export const PaymentResultScreen = observer((): ReactElement => {
  const store = useStore(PaymentResultStore);
  const installation = useStore(Installation);
  const badge = useStore(AppBadge);
  const [query] = useSearchParams();
  const [status, orderId] = [query.get('status'), query.get('order_id')];
  useEffect(() => {
    store.open(fromNullable(status), fromNullable(orderId));
    return () => store.close();
  }, [store, status, orderId]);
  const { named, settled, order, isPaid } = store;
  useEffect(() => {
    if (!isPaid) return;
    installation.achieved();
    badge.clear();
  }, [installation, badge, isPaid]);
  const heading = useRef<HTMLHeadingElement>(null);
  // Check again disappears once the result is known.
  useFocusReturn(store.canCheckAgain, heading);
  return (
    <>
      <PageHeader
        title={resultTitle(named, settled)}
        lead={resultLead(named, settled, store)}
        headingRef={heading}
      />
      <section className="portal-result" aria-label={texts().checkout.order}>
        <OrderName store={store} />
        {isSome(order) && <Receipt order={order.value} services={store.services} />}
        <Certainty store={store} />
        <Reference cause={store.unread} />
        <StillWaiting command={store.checking} />
        {store.isMoneyInDoubt && <MoneyLeft />}
        {store.isPaid && store.tasks !== undefined && <NextSteps tasks={store.tasks} />}
        <PaymentResultActions store={store} />
      </section>
    </>
  );
});
