import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { useDropGuard } from '../kit/useDropGuard';
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
}

/** The portal: Login at once, Sign Up when Login is shown, the rest after sign-in. */
export const App = ({ source }: AppProps): ReactElement => {
  useDropGuard();
  return (
    <PortalTheme>
      <StoreContext.Provider value={source}>
        <ErrorBoundary>
          {/* Without transitions a new session and its first address render together, not one after the other. */}
          <BrowserRouter useTransitions={false}>
            <FollowLine />
            <RouteChanges>
              <MissingCodeContext.Provider value={() => source(ReloadForMissingCode).execute()}>
                <EntryRoutes />
              </MissingCodeContext.Provider>
            </RouteChanges>
          </BrowserRouter>
        </ErrorBoundary>
        <Notices />
        <NewTabs />
      </StoreContext.Provider>
    </PortalTheme>
  );
};
