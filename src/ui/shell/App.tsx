import type { ComponentType, ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import type { OnDemand } from '../kit/onDemand';
import { useDropGuard } from '../kit/useDropGuard';
import { PrefetchContext } from '../state/prefetchContext';
import { MissingCodeContext } from '../state/missingCodeContext';
import { StoreContext, type StoreSource } from '../state/storeContext';
import { PortalTheme } from '../theme/PortalTheme';
import { EntryRoutes } from './EntryRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { FollowLine } from './FollowLine';
import { NewTabs } from './NewTabs';
import { Notices } from './Notices';
import { RouteChanges } from './RouteChanges';

export interface AppProps {
  readonly source: StoreSource;
  /** The signed-in part of the portal, in a separate chunk. */
  readonly SignedIn: ComponentType;
  /** Prefetches that chunk before the customer signs in. */
  readonly prefetch: () => void;
  /** In a separate chunk too. */
  readonly signUp: OnDemand<object>;
}

/** The portal: Login at once, Sign Up when Login is shown, the rest after sign-in. */
export const App = ({ source, SignedIn, prefetch, signUp }: AppProps): ReactElement => {
  useDropGuard();
  return (
    <PortalTheme>
      <StoreContext.Provider value={source}>
        <ErrorBoundary>
          {/* Without transitions a new session and its first address render together, not one after the other. */}
          <BrowserRouter useTransitions={false}>
            <FollowLine />
            <RouteChanges>
              <PrefetchContext.Provider value={prefetch}>
                <MissingCodeContext.Provider value={() => source(ReloadForMissingCode).execute()}>
                  <EntryRoutes SignedIn={SignedIn} signUp={signUp} />
                </MissingCodeContext.Provider>
              </PrefetchContext.Provider>
            </RouteChanges>
          </BrowserRouter>
        </ErrorBoundary>
        <Notices />
        <NewTabs />
      </StoreContext.Provider>
    </PortalTheme>
  );
};
