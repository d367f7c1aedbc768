import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type DetailSubject, detailReading } from '../../domain/quotations/detail';
import { DateText } from '../kit/DateText';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { quotationTexts } from '../texts/quotationTexts';
import { QuotationDecision } from './QuotationDecision';
import { detailFailureText } from './quotationErrorText';
import { QuotationLetter } from './QuotationLetter';
import { QuotationStore } from './QuotationStore';
import { quotationTone, requestTone } from './quotationTone';
import { RequestAnswers } from './RequestAnswers';
import './quotations.css';

const texts = { loading: quotationTexts.loading, failed: detailFailureText };

const toneOf = (subject: DetailSubject): StatusTone =>
  subject.kind === 'quotation'
    ? quotationTone[subject.quotation.status]
    : requestTone[subject.request.status];

interface SubjectProps {
  readonly store: QuotationStore;
  readonly subject: DetailSubject;
}

const Content = ({ store, subject }: SubjectProps): ReactElement => {
  if (subject.kind === 'quotation') return <QuotationLetter store={store} quotation={subject.quotation} />;
  return (
    <>
      <h2>{subject.request.serviceName}</h2>
      <p>
        {quotationTexts.requestedOn} <DateText when={subject.request.createdAt} />
      </p>
      <RequestAnswers request={subject.request} />
    </>
  );
};

const Letter = ({ store, subject }: SubjectProps): ReactElement => {
  const reading = detailReading(subject);
  return (
    <article className="portal-letter">
      <Content store={store} subject={subject} />
      {reading.kind === 'decide' ? (
        <QuotationDecision store={store} />
      ) : (
        <p className="portal-letter-status">
          <StatusPill tone={toneOf(subject)}>{reading.text}</StatusPill>
        </p>
      )}
    </article>
  );
};

/** /quotation/{quotationId}: a letter with a decision (sections 2 and 4). */
export const QuotationScreen = observer((): ReactElement => {
  const store = useStore(QuotationStore);
  const { quotationId = '' } = useParams();
  useEffect(() => {
    store.open(quotationId);
  }, [store, quotationId]);
  return (
    <>
      <PageHeader
        title={quotationTexts.quotationTitle(quotationId)}
        actions={<Link to="/quotation">{quotationTexts.back}</Link>}
      />
      <LoadState loadable={store.detail} texts={texts}>
        {(subject) => <Letter store={store} subject={subject} />}
      </LoadState>
    </>
  );
});
