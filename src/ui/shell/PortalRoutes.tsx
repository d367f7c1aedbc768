import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isScorePath } from '../../domain/score/scorePath';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFoundScreen } from './NotFoundScreen';
import { portalRoutes, screenAt } from './routes';
import { screens } from './screens';

const ScreenAtPath = (): ReactElement => {
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
};

/** The two addresses of the dashboard are one screen. */
const identityOf = (pathname: string): string =>
  screenAt(pathname) === 'dashboard' ? 'dashboard' : pathname;

/** The screen of the present path. A new path is a new screen: nothing of the former one stays behind. */
export const PortalRoutes = (): ReactElement => {
  const identity = identityOf(useLocation().pathname);
  return (
    <ErrorBoundary key={identity}>
      <ScreenAtPath />
    </ErrorBoundary>
  );
};
