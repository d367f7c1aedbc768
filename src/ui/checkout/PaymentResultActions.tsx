import { Button } from 'antd';
import { isNone, isSome, none } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { payableId } from '../../domain/checkout/orderAttempt';
import { type WayOn, wayOnFrom } from '../../domain/checkout/orderState';
import { DASHBOARD_TRANSACTIONS, DASHBOARD_WORK } from '../dashboard/dashboardTab';
import { busyIcon } from '../kit/busyIcon';
import { MAIN_LINK } from '../kit/mainLink';
import { MarkedWords } from '../kit/MarkedWords';
import { texts } from '../texts/texts';
import { InvoiceButton } from '../transactions/InvoiceButton';
import { taskDetailLink } from '../work/taskDetailLink';
import { ContactLink, ContactPageLink } from './ContactLink';
import { PayNow } from './PayNow';
import type { PaymentResultStore } from './PaymentResultStore';
import { ShareReceipt } from './Receipt';

interface ActionsProps {
  readonly store: PaymentResultStore;
}

interface ContactProps extends ActionsProps {
  readonly className?: string;
}

/** Whom to call stands above already where money may have left the account. */
const Contact = observer(({ store, ...given }: ContactProps): ReactElement =>
  store.isMoneyInDoubt ? <ContactPageLink {...given} /> : <ContactLink {...given} />,
);

/** Links to upload what the services of a paid order want, in their order, else to the work. */
const PaidMain = observer(({ store }: ActionsProps): ReactElement | null => {
  if (store.tasks === undefined) return null;
  const { wanting } = store.tasks;
  return wanting.length === 0 ? (
    <Link to="/dashboard" state={DASHBOARD_WORK} className={MAIN_LINK}>
      {texts().checkout.toWork}
    </Link>
  ) : (
    <>
      {wanting.map((task) => (
        <Link key={task.id} {...taskDetailLink(task)} className={MAIN_LINK}>
          <MarkedWords text={texts().checkout.uploadFor(task.serviceName)} words={[task.serviceName]} />
        </Link>
      ))}
    </>
  );
});

/** Where the customer goes on; the cart until the list tells more, since the same order can be paid from there. */
const nextAction = ({ settled }: PaymentResultStore): WayOn => {
  const orderState = settled?.orderState ?? none;
  return isSome(orderState) ? wayOnFrom(orderState.value) : 'cart';
};

/** The way on after a failure that Pay now cannot mend (RESUME-03). */
const FailedMain = observer(({ store }: ActionsProps): ReactElement => {
  switch (nextAction(store)) {
    case 'cart':
      return (
        <Link to="/cart" className={MAIN_LINK}>
          {texts().checkout.toCart}
        </Link>
      );
    case 'notifications':
      return (
        <Link to="/notifications" className={MAIN_LINK}>
          {texts().checkout.toNotifications}
        </Link>
      );
    case 'contact':
      return <Contact store={store} className={MAIN_LINK} />;
    case 'payment':
    case 'transactions':
    case 'none':
      return (
        <Link to="/dashboard" state={DASHBOARD_TRANSACTIONS} className={MAIN_LINK}>
          {texts().checkout.toTransactions}
        </Link>
      );
  }
});

/** The one action that comes next; none while the portal itself still checks. */
const MainAction = observer(({ store }: ActionsProps): ReactElement | null => {
  if (store.isPaid) return <PaidMain store={store} />;
  if (store.isPayable && isSome(store.order))
    return <PayNow orderId={payableId(store.order.value)} onStale={() => store.recheck()} />;
  return store.state === 'failed' ? <FailedMain store={store} /> : null;
});

/** Whom to contact: after a failure, after a long wait, and once automatic checking has ended. */
const HelpActions = observer(({ store }: ActionsProps): ReactElement => (
  <>
    {store.isPayable && <Link to="/cart">{texts().checkout.toCart}</Link>}
    {store.isLeftToCustomer && (
      <Link to="/dashboard" state={DASHBOARD_TRANSACTIONS}>
        {texts().checkout.toTransactions}
      </Link>
    )}
    {(store.isLeftToCustomer || store.isLongWait || store.state === 'failed') &&
      nextAction(store) !== 'contact' && <Contact store={store} />}
  </>
));

const Invoice = observer(({ store }: ActionsProps): ReactElement | null =>
  isNone(store.order) || store.order.value.invoicePath === '' ? null : (
    <InvoiceButton transaction={store.order.value} invoice={store.invoice} />
  ),
);

/** The next actions: one that is the main one, then the others (RESUME-10). */
export const PaymentResultActions = observer(({ store }: ActionsProps): ReactElement => (
  <>
    {store.canCheckAgain && (
      <Button loading={busyIcon(store.checking.isRunning)} onClick={() => void store.checking.run()}>
        {texts().checkout.checkAgain}
      </Button>
    )}
    <nav className="portal-result-ways" aria-label={texts().checkout.resultActions}>
      <MainAction store={store} />
      <div className="portal-result-papers">
        <Invoice store={store} />
        {store.isPaid && isSome(store.order) && (
          <ShareReceipt order={store.order.value} services={store.services} />
        )}
      </div>
      <div className="portal-result-others">
        {!store.isPaid && <HelpActions store={store} />}
        <Link to="/dashboard">{texts().checkout.toDashboard}</Link>
      </div>
    </nav>
  </>
));
