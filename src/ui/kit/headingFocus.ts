import { createContext, useContext, useEffect, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { useStore } from '../state/storeContext';

/** The path whose heading has had its focus. Once a path: a heading that changes later never takes it again. */
export interface HeadingFocus {
  path: string | null;
}

export const HeadingFocusContext = createContext<HeadingFocus>({ path: null });

/** Names the document "{title} · {brand name}" while the screen is shown. */
export const useDocumentTitle = (title: string): void => {
  const brand = useStore(Deployment).configuration.brand.name;
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
};

/** A ref for the one h1 of a screen, which gets the focus when the route has changed. */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useContext(HeadingFocusContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (focused.path === pathname) return;
    focused.path = pathname;
    heading.current?.focus();
  }, [focused, pathname]);
  return heading;
};
