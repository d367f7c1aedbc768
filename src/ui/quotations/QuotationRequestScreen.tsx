import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { LoadState } from '../kit/LoadState';
import { MAIN_LINK } from '../kit/mainLink';
import { PageHeader } from '../kit/PageHeader';
import { StatusPill } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { texts } from '../texts/texts';
import { DetailNextAction } from './NextAction';
import { QuotationRequestStore } from './QuotationRequestStore';
import { requestTone } from './quotationTone';
import { RequestDetails } from './RequestDetails';
import { ToQuotations } from './ToQuotations';
import './quotationDetails.css';

const loadTexts = () => ({
  loading: texts().quotation.loading,
  failed: (): string => texts().quotation.requestFailed,
});

/** /quotations/{id}: a quotation request, read-only (NAV-04, REQ-08). */
export const QuotationRequestScreen = observer((): ReactElement => {
  const store = useStore(QuotationRequestStore);
  const { quotationId = '' } = useParams();
  useOpened(store, quotationId);
  const isMissing = store.request.error?.kind === 'NotFound';
  return (
    <>
      <PageHeader
        title={texts().quotation.requestTitle(quotationId)}
        actions={isMissing ? undefined : <ToQuotations />}
      />
      <LoadState
        loadable={store.request}
        texts={loadTexts()}
        instead={isMissing ? <ToQuotations className={MAIN_LINK} /> : undefined}
      >
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
