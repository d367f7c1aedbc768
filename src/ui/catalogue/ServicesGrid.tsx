import { FileTextOutlined } from '@ant-design/icons';
import { getOrElse } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement, RefObject } from 'react';
import { Link, type Location } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { type ServiceTile, serviceTiles } from '../../domain/catalogue/tiles';
import { iconAddress } from '../kit/assetAddress';
import { ListState } from '../kit/ListState';
import { RemoteImage } from '../kit/RemoteImage';
import { SectionCard } from '../kit/SectionCard';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { PriceText } from './PriceText';
import type { ServicesGridStore } from './ServicesGridStore';
import { SERVICES_ANCHOR } from './servicesAnchor';
import { useFocusWhenLinked } from './useFocusWhenLinked';
import { langOf } from '../kit/langOf';
import './services.css';

const ICON = 32;
const TILES_WHILE_LOADING = 8;

interface GridProps {
  /** Whether each tile says what its service costs. */
  readonly withPrices?: boolean;
}

const Tile = observer(({ tile, withPrices }: GridProps & { readonly tile: ServiceTile }): ReactElement => {
  const { assets } = useStore(Deployment).configuration;
  const icon = getOrElse(() => '')(iconAddress(assets.base, tile.icon));
  return (
    <li>
      <Link to={tile.target} className="portal-service-tile">
        <span className="portal-service-icon" aria-hidden="true">
          <RemoteImage address={icon} width={ICON} height={ICON} fallback={<FileTextOutlined />} />
        </span>
        <span>
          <span lang={langOf(tile.name)}>{tile.name}</span>
          {withPrices && (
            <span className="portal-service-price">
              <PriceText price={tile.price} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
});

const TilesSkeleton = (): ReactElement => (
  <div className="portal-service-grid">
    {Array.from({ length: TILES_WHILE_LOADING }, (_, tile) => (
      <span key={tile} className="portal-service-tile portal-service-tile-waiting" />
    ))}
  </div>
);

interface ServicesProps extends GridProps {
  readonly store: ServicesGridStore;
  /** The location at which the customer used the page last. */
  readonly lastUsed: Readonly<RefObject<Location | undefined>>;
}

/** The All Services grid (DASH-08). */
export const ServicesGrid = observer(
  ({ store, lastUsed, withPrices = false }: ServicesProps): ReactElement => {
    const containerRef = useFocusWhenLinked(lastUsed);
    return (
      <div
        ref={containerRef}
        id={SERVICES_ANCHOR}
        tabIndex={-1}
        className={`portal-bare portal-services${withPrices ? ' portal-services-priced' : ''}`}
      >
        <SectionCard title={texts().service.title}>
          <ListState
            loadable={store.services}
            texts={{
              loading: texts().service.loading,
              empty: texts().service.empty,
              failed: () => texts().service.failed,
            }}
            skeleton={<TilesSkeleton />}
          >
            {(services) => (
              <ul className="portal-service-grid" role="list">
                {serviceTiles(services).map((tile) => (
                  <Tile key={tile.id} tile={tile} withPrices={withPrices} />
                ))}
              </ul>
            )}
          </ListState>
        </SectionCard>
      </div>
    );
  },
);
