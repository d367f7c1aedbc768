import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LazyFeature } from '../kit/LazyFeature';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { Skeleton } from '../kit/Skeleton';
import { StatusPill } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { texts } from '../texts/texts';
import { DetailNextAction } from './NextAction';
import { QuotationRequestStore } from './QuotationRequestStore';
import { requestTone } from './quotationTone';
import { RequestDetails } from './RequestDetails';
import './quotationDetails.css';

const loadTexts = () => ({
  loading: texts().quotation.loading,
  failed: (): string => texts().quotation.requestFailed,
});

const QuotationRequestPage = observer((): ReactElement => {
  const store = useStore(QuotationRequestStore);
  const { quotationId = '' } = useParams();
  useOpened(store, quotationId);
  return (
    <>
      <PageHeader
        title={texts().quotation.requestTitle(quotationId)}
        actions={<Link to="/quotation">{texts().quotation.back}</Link>}
      />
      <LoadState loadable={store.request} texts={loadTexts()}>
        {(request) => (
          <article className="portal-quotation-details">
            <RequestDetails
              request={request}
              status={
                <StatusPill tone={requestTone[request.status]}>
                  {texts().quotation.requestStatuses[request.status]}
                </StatusPill>
              }
            />
            <DetailNextAction entry={{ kind: 'request', request }} cart={undefined} />
          </article>
        )}
      </LoadState>
    </>
  );
});

/** /quotations/{id}: a quotation request, read-only (NAV-04, REQ-08). */
export const QuotationRequestScreen = (): ReactElement => (
  <LazyFeature name="quotations" waiting={<Skeleton lines={8} />}>
    <QuotationRequestPage />
  </LazyFeature>
);
