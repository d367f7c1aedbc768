import { FileTextOutlined } from '@ant-design/icons';
import { getOrElse } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { type ServiceTile, serviceTiles } from '../../domain/catalogue/tiles';
import { iconAddress } from '../kit/assetAddress';
import { ListState } from '../kit/ListState';
import { RemoteImage } from '../kit/RemoteImage';
import { SectionCard } from '../kit/SectionCard';
import { useStore } from '../state/storeContext';
import { servicesTexts } from '../texts/servicesTexts';
import type { ServicesGridStore } from './ServicesGridStore';
import { SERVICES_PLACE } from './servicesPlace';
import './services.css';

const ICON = 32;
const TILES_WHILE_LOADING = 8;

const Tile = ({ tile }: { readonly tile: ServiceTile }): ReactElement => {
  const { assets } = useStore(Deployment).configuration;
  const icon = getOrElse(() => '')(iconAddress(assets.base, tile.icon));
  return (
    <li>
      <Link to={tile.target} className="portal-service-tile">
        <span className="portal-service-icon" aria-hidden="true">
          <RemoteImage address={icon} width={ICON} height={ICON} fallback={<FileTextOutlined />} />
        </span>
        <span>{tile.name}</span>
      </Link>
    </li>
  );
};

const TilesSkeleton = (): ReactElement => (
  <div className="portal-service-grid">
    {Array.from({ length: TILES_WHILE_LOADING }, (_, tile) => (
      <span key={tile} className="portal-service-tile portal-service-tile-waiting" />
    ))}
  </div>
);

/** Scrolls to the services and focuses them when a link leads to their anchor. */
const usePlace = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${SERVICES_PLACE}`) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [location]);
  return place;
};

/** The All Services grid (DASH-08). */
export const ServicesGrid = observer(({ store }: { readonly store: ServicesGridStore }): ReactElement => {
  const place = usePlace();
  return (
    <div ref={place} id={SERVICES_PLACE} tabIndex={-1} className="portal-bare portal-services">
      <SectionCard title={servicesTexts.title}>
        <ListState
          loadable={store.services}
          texts={{
            loading: servicesTexts.loading,
            empty: servicesTexts.empty,
            failed: () => servicesTexts.failed,
          }}
          skeleton={<TilesSkeleton />}
        >
          {(services) => (
            <ul className="portal-service-grid" role="list">
              {serviceTiles(services).map((tile) => (
                <Tile key={tile.id} tile={tile} />
              ))}
            </ul>
          )}
        </ListState>
      </SectionCard>
    </div>
  );
});
