import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isScorePath } from '../../domain/score/scorePath';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFoundScreen } from './NotFoundScreen';
import { portalRoutes } from './routes';
import { screenAt } from './screenAt';
import { screens } from './screens';

const ScreenAtPath = observer((): ReactElement => {
  const { pathname } = useLocation();
  if (isScorePath(pathname)) return <screens.score.Component />;
  return (
    <Routes>
      {portalRoutes.map(({ path, screen }) => {
        const { Component } = screens[screen];
        return <Route key={path} path={path} element={<Component />} />;
      })}
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
