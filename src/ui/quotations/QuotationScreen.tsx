import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type DetailSubject, detailReading, waitsInCart } from '../../domain/quotations/detail';
import { CartStore } from '../cart/CartStore';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { quotationTexts } from '../texts/quotationTexts';
import { DecisionPanel } from './DecisionPanel';
import { detailFailureText } from './quotationErrorText';
import { QuotationDetails } from './QuotationDetails';
import { QuotationStore } from './QuotationStore';
import { quotationTone, requestTone } from './quotationTone';
import { RequestDetails } from './RequestDetails';
import './quotationDetails.css';

const texts = () => ({ loading: quotationTexts.loading, failed: detailFailureText });

const toneOf = (subject: DetailSubject): StatusTone =>
  subject.kind === 'quotation'
    ? quotationTone[subject.quotation.status]
    : requestTone[subject.request.status];

const titleOf = (id: string, subject: DetailSubject | undefined): string =>
  subject?.kind === 'request' ? quotationTexts.requestTitle(id) : quotationTexts.quotationTitle(id);

interface SubjectProps {
  readonly store: QuotationStore;
  readonly subject: DetailSubject;
}

/** A link to the cart to pay an accepted quotation, if the cart holds it (AMB-58). */
const OpenCartLink = observer(({ subject }: Pick<SubjectProps, 'subject'>): ReactElement | null => {
  const { cart } = useStore(CartStore);
  if (!waitsInCart(subject, cart.value?.lines ?? [])) return null;
  return (
    <p className="portal-quotation-details-way">
      <Link to="/cart">{quotationTexts.openCart}</Link>
    </p>
  );
});

const Subject = observer(({ store, subject }: SubjectProps): ReactElement => {
  const reading = detailReading(subject);
  const status = reading.kind === 'inform' && (
    <StatusPill tone={toneOf(subject)}>{quotationTexts.detailStatuses[reading.status]}</StatusPill>
  );
  return (
    <article className="portal-quotation-details">
      {subject.kind === 'quotation' ? (
        <QuotationDetails store={store} quotation={subject.quotation} status={status} />
      ) : (
        <RequestDetails request={subject.request} status={status} />
      )}
      {store.problem !== '' && !store.isDenying && <Message kind="error">{store.problem}</Message>}
      {reading.kind === 'decide' && <DecisionPanel store={store} />}
      <OpenCartLink subject={subject} />
    </article>
  );
});

/** /quotation/{quotationId}: one quotation with Accept and Deny, or the request it falls back to (NAV-03, QUOT-12). */
export const QuotationScreen = observer((): ReactElement => {
  const store = useStore(QuotationStore);
  const { quotationId = '' } = useParams();
  useOpened(store, quotationId);
  return (
    <>
      <PageHeader
        title={titleOf(quotationId, store.detail.value)}
        actions={<Link to="/quotation">{quotationTexts.back}</Link>}
      />
      <LoadState loadable={store.detail} texts={texts()}>
        {(subject) => <Subject store={store} subject={subject} />}
      </LoadState>
    </>
  );
});
