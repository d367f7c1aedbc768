import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { DEFAULT_TURNAROUND_DAYS } from '../../domain/cart/defaults';
import type { SubService } from '../../domain/catalogue/service';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { SectionCard } from '../kit/SectionCard';
import { useStore } from '../state/storeContext';
import { catalogueTexts } from '../texts/catalogueTexts';
import { Faqs } from './Faqs';
import { FreePaymentFields } from './FreePaymentFields';
import { NothingHere } from './NothingHere';
import { PriceFact } from './PriceFact';
import { SubServiceActions } from './SubServiceActions';
import { SubServiceStore } from './SubServiceStore';
import { SuccessOfSubmission } from './SuccessOfSubmission';
import './catalogue.css';

interface PartProps {
  readonly store: SubServiceStore;
  readonly subService: SubService;
}

const Facts = ({ subService }: Pick<PartProps, 'subService'>): ReactElement => (
  <dl className="portal-facts">
    <PriceFact subService={subService} />
    <div>
      <dt>{catalogueTexts.turnaround}</dt>
      <dd>{catalogueTexts.turnaroundDays(DEFAULT_TURNAROUND_DAYS)}</dd>
      <dd className="portal-fact-hint">{catalogueTexts.turnaroundHint}</dd>
    </div>
  </dl>
);

const Offer = observer(({ store, subService }: PartProps): ReactElement => (
  <div className="portal-offer-page">
    <div className="portal-offer-main">
      <SectionCard title={catalogueTexts.whatYouGet}>
        <p className="portal-prose">{subService.description || catalogueTexts.noDescription}</p>
      </SectionCard>
      {store.isFreePayment && <FreePaymentFields store={store} />}
      <SuccessOfSubmission
        state={store.submission}
        services={store.services.value ?? []}
        name={subService.name}
        offersContinue
      />
      {store.problem !== '' && <Message kind="error">{store.problem}</Message>}
      <Faqs faqs={store.faqs} />
    </div>
    <aside className="portal-offer-side">
      <Facts subService={subService} />
      <SubServiceActions store={store} subService={subService} />
    </aside>
  </div>
));

const Loaded = observer(({ store }: { readonly store: SubServiceStore }): ReactElement => {
  const { subService } = store;
  if (isNone(subService)) return <NothingHere text={catalogueTexts.subServiceNotFound} />;
  return (
    <>
      <PageHeader title={subService.value.name} lead={subService.value.tag} />
      <Offer store={store} subService={subService.value} />
    </>
  );
});

/** /sub-service/{id}: what you get, what it costs, how long, and the ways on (section 2). */
export const SubServiceScreen = observer((): ReactElement => {
  const store = useStore(SubServiceStore);
  const { subServiceId = '' } = useParams();
  useEffect(() => {
    store.open(subServiceId);
    return () => store.submission.dispose();
  }, [store, subServiceId]);
  if (!store.isIdValid) return <NothingHere text={catalogueTexts.invalidId} />;
  return (
    <LoadState
      loadable={store.services}
      texts={{ loading: catalogueTexts.loading, failed: () => catalogueTexts.detailsFailed }}
    >
      {() => <Loaded store={store} />}
    </LoadState>
  );
});
