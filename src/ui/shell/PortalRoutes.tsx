import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isScorePath } from '../../domain/score/scorePath';
import { LazyPart } from '../kit/LazyPart';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFoundScreen } from './NotFoundScreen';
import { portalRoutes, type ScreenName } from './routes';
import { screenAt } from './screenAt';
import { ScreenLoading } from './ScreenLoading';

const Screen = ({ name }: { readonly name: ScreenName }): ReactElement => (
  <LazyPart name={name} waiting={<ScreenLoading />} given={{}} />
);

const ScreenAtPath = observer((): ReactElement => {
  const { pathname } = useLocation();
  if (isScorePath(pathname)) return <Screen name="score" />;
  return (
    <Routes>
      {portalRoutes.map(({ path, screen }) => (
        <Route key={path} path={path} element={<Screen name={screen} />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
});

/** Both addresses of the dashboard are the same screen. */
const identityOf = (pathname: string): string =>
  screenAt(pathname) === 'dashboard' ? 'dashboard' : pathname;

/** The screen of the current path. A new path mounts a new screen, so no state of the previous one remains. */
export const PortalRoutes = (): ReactElement => {
  const identity = identityOf(useLocation().pathname);
  return (
    <ErrorBoundary key={identity}>
      <ScreenAtPath />
    </ErrorBoundary>
  );
};
