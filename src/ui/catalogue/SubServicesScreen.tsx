import { isNone, toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DEFAULT_TAG } from '../../domain/catalogue/grouping';
import { subServicePath } from '../../domain/catalogue/paths';
import { pricePresentation } from '../../domain/catalogue/pricePresentation';
import type { SubService } from '../../domain/catalogue/service';
import { EmptyState } from '../kit/EmptyState';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { SectionCard } from '../kit/SectionCard';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { texts } from '../texts/texts';
import { NotFound, WithValidId } from './NothingHere';
import { PriceText } from './PriceText';
import { SubServicesStore } from './SubServicesStore';
import { langOf } from '../kit/langOf';
import './catalogue.css';

const SubServiceCard = observer(({ subService }: { readonly subService: SubService }): ReactElement => (
  <li>
    <Link className="portal-offer" to={subServicePath(subService.id)}>
      <span className="portal-offer-name" lang={langOf(subService.name)}>
        {subService.name}
      </span>
      <span className="portal-offer-text" lang={langOf(subService.description)}>
        {subService.description}
      </span>
      <span className="portal-offer-price">
        <PriceText price={pricePresentation(subService)} />
      </span>
    </Link>
  </li>
));

const titleOf = (tag: string): string => (tag === DEFAULT_TAG ? texts().catalogue.otherTag : tag);

const Groups = observer(({ store }: { readonly store: SubServicesStore }): ReactElement => {
  if (store.groups.length === 0)
    return (
      <EmptyState
        text={texts().catalogue.noSubServices}
        action={<Link to="/dashboard">{texts().catalogue.backToServices}</Link>}
      />
    );
  return (
    <div className="portal-bare portal-offer-groups">
      {store.groups.map(({ tag, subServices }) => (
        <SectionCard key={tag} title={titleOf(tag)} lang={langOf(titleOf(tag))} count={subServices.length}>
          <ul role="list" className="portal-offers">
            {subServices.map((subService) => (
              <SubServiceCard key={subService.id} subService={subService} />
            ))}
          </ul>
        </SectionCard>
      ))}
    </div>
  );
});

const Loaded = observer(({ store }: { readonly store: SubServicesStore }): ReactElement => {
  const { service } = store;
  const { serviceNotFound, subServicesFailed } = texts().catalogue;
  if (isNone(service))
    return <NotFound services={store.services.value} text={serviceNotFound} unread={subServicesFailed} />;
  return <Groups store={store} />;
});

const Content = observer(({ store }: { readonly store: SubServicesStore }): ReactElement => (
  <WithValidId store={store}>
    <LoadState
      loadable={store.services}
      texts={{ loading: texts().catalogue.loading, failed: () => texts().catalogue.subServicesFailed }}
    >
      {() => <Loaded store={store} />}
    </LoadState>
  </WithValidId>
));

/** /sub-services/{id}: the sub-services of one service, grouped by tag (SERV-04). */
export const SubServicesScreen = observer((): ReactElement => {
  const store = useStore(SubServicesStore);
  const { id = '' } = useParams();
  useOpened(store, id);
  const service = toUndefined(store.service);
  return (
    <>
      <PageHeader
        title={service?.name ?? texts().catalogue.servicesTitle}
        lang={service && langOf(service.name)}
        lead={store.groups.length > 0 ? texts().catalogue.servicesLead : undefined}
      />
      <Content store={store} />
    </>
  );
});
