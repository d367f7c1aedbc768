import { isNone, toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ABOUT_MOST } from '../../domain/catalogue/limits';
import type { SubService } from '../../domain/catalogue/service';
import { Field } from '../kit/Field';
import { LazyPart } from '../kit/LazyPart';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { SectionCard } from '../kit/SectionCard';
import { StillWaiting } from '../kit/StillWaiting';
import { TextArea } from '../kit/TextArea';
import { useStandingHeight } from '../kit/useStandingHeight';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { texts } from '../texts/texts';
import { Faqs } from './Faqs';
import { FreePaymentFields } from './FreePaymentFields';
import { NotFound, WithValidId } from './NothingHere';
import { PriceFact } from './PriceFact';
import { RepeatDialog } from './RepeatDialog';
import { LeadsTo, SubServiceActions, SubServiceLinks } from './SubServiceActions';
import { SubServiceStore } from './SubServiceStore';
import { SuccessOfSubmission } from './SuccessOfSubmission';
import { langOf } from '../kit/langOf';
import './offerPage.css';

interface PartProps {
  readonly store: SubServiceStore;
  readonly subService: SubService;
}

/** The turnaround, only where the service's own data states one (AMB-54). */
const TurnaroundFact = observer(({ subService }: Pick<PartProps, 'subService'>): ReactElement | null =>
  isNone(subService.turnaroundDays) ? null : (
    <div>
      <dt>{texts().catalogue.turnaround}</dt>
      <dd>{texts().catalogue.turnaroundDays(subService.turnaroundDays.value)}</dd>
      <dd className="portal-fact-hint">{texts().catalogue.turnaroundHint}</dd>
    </div>
  ),
);

/** What a quotation is to be about, for the expert who prepares it (BUY-06). */
const AboutField = observer(({ store }: Pick<PartProps, 'store'>): ReactElement => (
  <Field label={texts().catalogue.about} hint={texts().catalogue.aboutHint}>
    <TextArea
      autoSize={{ minRows: 2, maxRows: 6 }}
      maxLength={ABOUT_MOST}
      value={store.about}
      onChange={(event) => store.typeAbout(event.target.value)}
    />
  </Field>
));

const Side = observer(({ store, subService }: PartProps): ReactElement => (
  <aside className="portal-offer-side" aria-label={texts().catalogue.side}>
    <div className="portal-offer-facts">
      <dl className="portal-facts">
        <PriceFact subService={subService} />
        {!store.isFreePayment && <TurnaroundFact subService={subService} />}
        {!store.isFreePayment && <LazyPart name="serviceDate" waiting={null} given={{ subService }} />}
      </dl>
      {store.isFreePayment && <FreePaymentFields store={store} />}
      {store.leadsTo === 'requestQuotation' && <AboutField store={store} />}
      <SubServiceLinks subService={subService} />
      <LeadsTo store={store} />
    </div>
    <div ref={useStandingHeight('--portal-foot')} className="portal-offer-actions">
      {store.problem !== '' && (
        <Message kind="error" cause={store.submission.cause}>
          {store.problem}
        </Message>
      )}
      {store.submission.reason !== '' && (
        <p role="status">{texts().catalogue.reason(store.submission.reason)}</p>
      )}
      <SubServiceActions store={store} subService={subService} />
      <StillWaiting command={store.proceeding} />
    </div>
  </aside>
));

const Offer = observer(({ store, subService }: PartProps): ReactElement => (
  <>
    <SuccessOfSubmission
      state={store.submission}
      services={store.services.value ?? []}
      name={subService.name}
      offersContinue
    />
    <RepeatDialog state={store.submission} />
    <div className="portal-offer-page">
      <SectionCard title={texts().catalogue.whatYouGet}>
        <p
          className="portal-prose"
          lang={subService.description === '' ? undefined : langOf(subService.description)}
        >
          {subService.description || texts().catalogue.noDescription}
        </p>
      </SectionCard>
      <Side store={store} subService={subService} />
      <Faqs faqs={store.faqs} />
    </div>
  </>
));

const Loaded = observer(({ store }: { readonly store: SubServiceStore }): ReactElement => {
  const { subService } = store;
  const { subServiceNotFound, detailsFailed } = texts().catalogue;
  if (isNone(subService))
    return <NotFound services={store.services.value} text={subServiceNotFound} unread={detailsFailed} />;
  return <Offer store={store} subService={subService.value} />;
});

const Content = observer(({ store }: { readonly store: SubServiceStore }): ReactElement => (
  <WithValidId store={store}>
    <LoadState
      loadable={store.services}
      texts={{ loading: texts().catalogue.loading, failed: () => texts().catalogue.detailsFailed }}
    >
      {() => <Loaded store={store} />}
    </LoadState>
  </WithValidId>
));

/** /sub-service/{id}: description, price, turnaround and actions of one sub-service (NAV-09, SERV-08). */
export const SubServiceScreen = observer((): ReactElement => {
  const store = useStore(SubServiceStore);
  const { subServiceId = '' } = useParams();
  useOpened(store, subServiceId);
  const subService = toUndefined(store.subService);
  return (
    <>
      <PageHeader
        title={subService?.name ?? texts().catalogue.servicesTitle}
        lang={subService && langOf(subService.name)}
        lead={subService?.tag ? <span lang={langOf(subService.tag)}>{subService.tag}</span> : undefined}
      />
      <Content store={store} />
    </>
  );
});
