import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { newestFirst } from '../../domain/dates/newestFirst';
import { quotationPath } from '../../domain/quotations/paths';
import type { Quotation } from '../../domain/quotations/quotation';
import { summaryStatusOf } from '../../domain/quotations/summaryStatus';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { StatusPill } from '../kit/StatusPill';
import { texts } from '../texts/texts';
import { DashboardRequests } from './DashboardRequests';
import type { TransactionsStore } from '../transactions/TransactionsStore';
import type { QuotationsSummaryStore } from './QuotationsSummaryStore';
import { SummarySkeleton } from './SummarySkeleton';
import { quotationTone } from './quotationTone';
import { langOf } from '../kit/langOf';
import './quotationsSummary.css';

/** Number of entries shown; 'View all' leads to the rest. */
const SHOWN = 3;

const nameOf = (quotation: Quotation): string =>
  quotation.names.length === 0 ? texts().quotationSummary.unnamed : quotation.names.join(', ');

const Entry = observer(({ quotation }: { readonly quotation: Quotation }): ReactElement => {
  const status = summaryStatusOf(quotation.status);
  return (
    <li>
      <Link to={quotationPath(quotation.id)} className="portal-summary-entry">
        <span className="portal-summary-text">
          <span className="portal-summary-name" lang={langOf(nameOf(quotation))}>
            {nameOf(quotation)}
          </span>{' '}
          <span className="portal-summary-note">
            <span>{texts().quotationSummary.kinds.quotation}</span>{' '}
            <span>{texts().quotationSummary.number(quotation.id)}</span>
          </span>
        </span>{' '}
        <StatusPill tone={quotationTone[status]}>{texts().quotationSummary.statuses[status]}</StatusPill>
      </Link>
    </li>
  );
});

interface SummaryProps {
  readonly store: QuotationsSummaryStore;
}

const Quotations = observer(({ store }: SummaryProps): ReactElement => (
  <ListState
    loadable={store.quotations}
    texts={{
      loading: texts().quotationSummary.loading,
      empty: texts().quotationSummary.empty,
      failed: () => texts().quotationSummary.failed,
    }}
    skeleton={<SummarySkeleton rows={SHOWN} />}
  >
    {(quotations) => (
      <ul className="portal-summary" role="list">
        {newestFirst(quotations)
          .slice(0, SHOWN)
          .map((quotation) => (
            <Entry key={quotation.id} quotation={quotation} />
          ))}
      </ul>
    )}
  </ListState>
));

/** The dashboard's quotations and quotation requests (DASH-06, QUOT-10, REQ-13). */
export const QuotationsSummary = observer(
  ({ store, orders }: SummaryProps & { readonly orders: TransactionsStore }): ReactElement => {
    const listed = store.listed(orders.transactions);
    return (
      <SectionCard
        title={texts().quotationSummary.title}
        action={<Link to="/quotation">{texts().quotationSummary.viewAll}</Link>}
      >
        <Quotations store={store} />
        {/* Whether none is listed is known only once they are read, and the orders beside them (REQ-14). */}
        {listed?.length !== 0 && <DashboardRequests store={store} listed={listed} />}
      </SectionCard>
    );
  },
);
