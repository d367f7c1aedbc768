import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import { requestPath } from '../../domain/quotations/paths';
import { LoadState } from '../kit/LoadState';
import { StatusPill } from '../kit/StatusPill';
import { texts } from '../texts/texts';
import type { QuotationsSummaryStore } from './QuotationsSummaryStore';
import { SummarySkeleton } from './SummarySkeleton';
import { dashboardRequestTone } from './quotationTone';
import { langOf } from '../kit/langOf';

const Entry = observer(({ request }: { readonly request: DashboardRequest }): ReactElement => (
  <li>
    <Link to={requestPath(request.id)} className="portal-summary-entry">
      <span className="portal-summary-text">
        <span className="portal-summary-name" lang={langOf(request.serviceName)}>
          {request.serviceName}
        </span>{' '}
        <span className="portal-summary-note">
          <span>{texts().quotationSummary.kinds.request}</span>{' '}
          <span>{texts().quotationSummary.number(request.id)}</span>
        </span>
      </span>{' '}
      <StatusPill tone={dashboardRequestTone[request.status]}>
        {texts().quotationSummary.requestStatuses[request.status]}
      </StatusPill>
    </Link>
  </li>
));

interface RequestsProps {
  readonly store: QuotationsSummaryStore;
  /** Undefined until they are read, and the orders beside them. */
  readonly listed: readonly DashboardRequest[] | undefined;
}

/** The dashboard's quotation requests (REQ-13); each links to its read-only page (AMB-28). */
export const DashboardRequests = observer(({ store, listed }: RequestsProps): ReactElement => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="portal-summary-requests">
      <h3 id={headingId}>{texts().quotationSummary.requests}</h3>
      <LoadState
        loadable={store.requests}
        texts={{
          loading: texts().quotationSummary.loading,
          failed: () => texts().quotationSummary.requestsFailed,
        }}
        skeleton={<SummarySkeleton rows={1} />}
      >
        {() =>
          listed === undefined ? (
            <SummarySkeleton rows={1} />
          ) : (
            <ul className="portal-summary" role="list">
              {listed.map((request) => (
                <Entry key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </LoadState>
    </section>
  );
});
