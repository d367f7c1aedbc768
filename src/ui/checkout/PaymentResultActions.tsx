import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { DASHBOARD_TRANSACTIONS, DASHBOARD_WORK } from '../dashboard/dashboardTab';
import { ExternalLink } from '../kit/ExternalLink';
import { busyIcon } from '../kit/busyIcon';
import { marketingPage } from '../shell/marketingPage';
import { useStore } from '../state/storeContext';
import { checkoutTexts } from '../texts/checkoutTexts';
import { taskDetailLink } from '../work/taskDetailLink';
import type { PaymentResultStore } from './PaymentResultStore';

interface ActionsProps {
  readonly store: PaymentResultStore;
}

const MAIN = 'portal-result-main';

/** Links to upload documents for a paid order: its tasks, else the list of all work. */
const UploadActions = observer(({ store }: ActionsProps): ReactElement =>
  store.tasks.length === 0 ? (
    <Link to="/dashboard" state={DASHBOARD_WORK} className={MAIN}>
      {checkoutTexts.toWork}
    </Link>
  ) : (
    <>
      {store.tasks.map((task) => (
        <Link key={task.id} {...taskDetailLink(task)} className={MAIN}>
          {checkoutTexts.uploadFor(task.serviceName)}
        </Link>
      ))}
    </>
  ),
);

const ContactLink = (): ReactElement => {
  const { marketing } = useStore(Deployment).configuration;
  return (
    <ExternalLink href={marketingPage(marketing.origin, 'contact-us')}>
      {checkoutTexts.contactUs}
    </ExternalLink>
  );
};

/** Whom to contact: after a failure, and once automatic checking has ended. */
const HelpActions = observer(({ store }: ActionsProps): ReactElement => (
  <>
    {store.isLeftToCustomer && (
      <Link to="/dashboard" state={DASHBOARD_TRANSACTIONS}>
        {checkoutTexts.toTransactions}
      </Link>
    )}
    {(store.isLeftToCustomer || store.state === 'failed') && <ContactLink />}
  </>
));

/** The next actions: upload after a success, retry after a failure, check again while undecided (RESUME-10). */
export const PaymentResultActions = observer(({ store }: ActionsProps): ReactElement => (
  <>
    {store.canCheckAgain && (
      <Button loading={busyIcon(store.checking.isRunning)} onClick={() => void store.checking.run()}>
        {checkoutTexts.checkAgain}
      </Button>
    )}
    <nav className="portal-result-ways" aria-label={checkoutTexts.resultActions}>
      {store.isPaid && <UploadActions store={store} />}
      {store.isRefunded && (
        <Link to="/notifications" className={MAIN}>
          {checkoutTexts.toNotifications}
        </Link>
      )}
      {store.state === 'failed' && !store.isRefunded && (
        <Link to="/cart" className={MAIN}>
          {checkoutTexts.toCart}
        </Link>
      )}
      <div className="portal-result-others">
        {!store.isPaid && <HelpActions store={store} />}
        <Link to="/dashboard">{checkoutTexts.toDashboard}</Link>
      </div>
    </nav>
  </>
));
