import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Analytics } from '../../application/ports/Analytics';
import type { Elements } from '../kit/elements';
import { HeadingFocus, HeadingFocusContext } from '../kit/headingFocus';
import { useStore } from '../state/storeContext';
import { routePattern } from './routePattern';

/** On each route change: tracks a page view, focuses the new heading and scrolls to the top. */
export const RouteChanges = ({ children }: { readonly children: Elements }): ReactElement => {
  const analytics = useStore(Analytics);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [focus] = useState(() => new HeadingFocus(pathname));
  useEffect(() => {
    analytics.pageViewed(routePattern(pathname));
  }, [analytics, pathname]);
  const shown = useRef(pathname);
  // Before the effects of the new page, one of which may scroll to what its address names.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // On Back the browser restores the scroll position itself.
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
  return <HeadingFocusContext.Provider value={focus}>{children}</HeadingFocusContext.Provider>;
};
