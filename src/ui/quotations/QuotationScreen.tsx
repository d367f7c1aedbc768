import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { type DetailSubject, detailReading } from '../../domain/quotations/detail';
import { LoadState } from '../kit/LoadState';
import { MAIN_LINK } from '../kit/mainLink';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { useIsPrinting } from '../kit/useIsPrinting';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { texts } from '../texts/texts';
import { DecisionPanel } from './DecisionPanel';
import { PrintedQuotation } from './PrintedQuotation';
import { detailFailureText } from './quotationErrorText';
import { QuotationDetails } from './QuotationDetails';
import { QuotationKit } from './QuotationKit';
import { QuotationStore } from './QuotationStore';
import { quotationTone, requestTone } from './quotationTone';
import { RequestDetails } from './RequestDetails';
import { DetailNextAction } from './NextAction';
import { ToQuotations } from './ToQuotations';
import './quotationDetails.css';

const loadTexts = () => ({ loading: texts().quotation.loading, failed: detailFailureText });

const toneOf = (subject: DetailSubject): StatusTone =>
  subject.kind === 'quotation'
    ? quotationTone[subject.quotation.status]
    : requestTone[subject.request.status];

const titleOf = (id: string, subject: DetailSubject | undefined): string =>
  subject?.kind === 'request' ? texts().quotation.requestTitle(id) : texts().quotation.quotationTitle(id);

interface SubjectProps {
  readonly store: QuotationStore;
  readonly subject: DetailSubject;
}

const Subject = observer(({ store, subject }: SubjectProps): ReactElement => {
  const reading = detailReading(subject);
  const status = reading.kind === 'inform' && (
    <StatusPill tone={toneOf(subject)}>{texts().quotation.detailStatuses[reading.status]}</StatusPill>
  );
  return (
    <article className="portal-quotation-details">
      <div className="portal-quotation-details-part">
        {subject.kind === 'quotation' ? (
          <QuotationDetails quotation={subject.quotation} status={status} />
        ) : (
          <RequestDetails request={subject.request} status={status} />
        )}
        {store.problem !== '' && !store.isDenying && (
          <Message kind="error" cause={store.said.cause}>
            {store.problem}
          </Message>
        )}
        {reading.kind === 'decide' && <DecisionPanel store={store} />}
        <DetailNextAction entry={subject} cart={store.cart} />
      </div>
      {subject.kind === 'quotation' && <QuotationKit store={store} quotation={subject.quotation} />}
    </article>
  );
});

/** /quotation/{quotationId}: one quotation with Accept and Deny, or the request it falls back to (NAV-03, QUOT-12). */
export const QuotationScreen = observer((): ReactElement => {
  const store = useStore(QuotationStore);
  const { quotationId = '' } = useParams();
  useOpened(store, quotationId);
  const isMissing = store.detail.error?.kind === 'DetailMissing';
  const isPrinting = useIsPrinting();
  return (
    <div className={store.quotation === undefined ? undefined : 'portal-quotation-page'}>
      <PageHeader
        title={titleOf(quotationId, store.detail.value)}
        actions={isMissing ? undefined : <ToQuotations />}
      />
      <LoadState
        loadable={store.detail}
        texts={loadTexts()}
        instead={isMissing ? <ToQuotations className={MAIN_LINK} /> : undefined}
      >
        {(subject) => <Subject store={store} subject={subject} />}
      </LoadState>
      {isPrinting && store.quotation !== undefined && <PrintedQuotation quotation={store.quotation} />}
    </div>
  );
});
