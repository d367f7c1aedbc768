import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type QuotationRequest, requestStatusText } from '../../domain/quotations/request';
import { DateText } from '../kit/DateText';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { StatusPill } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { quotationTexts } from '../texts/quotationTexts';
import { QuotationRequestStore } from './QuotationRequestStore';
import { requestTone } from './quotationTone';
import { RequestAnswers } from './RequestAnswers';
import './quotations.css';

const texts = { loading: quotationTexts.loading, failed: (): string => quotationTexts.requestFailed };

const Request = ({ request }: { readonly request: QuotationRequest }): ReactElement => (
  <article className="portal-letter">
    <div className="portal-letter-head">
      <h2>{request.serviceName}</h2>
      <StatusPill tone={requestTone[request.status]}>{requestStatusText(request.status)}</StatusPill>
    </div>
    <p>
      {quotationTexts.requestedOn} <DateText when={request.createdAt} />
    </p>
    <RequestAnswers request={request} />
  </article>
);

/** /quotations/{id}: what was asked for, nothing to change (section 2, route table). */
export const QuotationRequestScreen = observer((): ReactElement => {
  const store = useStore(QuotationRequestStore);
  const { quotationId = '' } = useParams();
  useEffect(() => {
    store.open(quotationId);
  }, [store, quotationId]);
  return (
    <>
      <PageHeader
        title={quotationTexts.requestTitle(quotationId)}
        actions={<Link to="/quotation">{quotationTexts.back}</Link>}
      />
      <LoadState loadable={store.request} texts={texts}>
        {(request) => <Request request={request} />}
      </LoadState>
    </>
  );
});
