import { createContext, useContext, useEffect, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { useStore } from '../state/storeContext';

/** Which path's heading has had the focus. Once a path: a heading that changes later never takes it again. */
export class HeadingFocus {
  /** The first path of a visit counts as done: a page that has just been opened moves no focus. */
  constructor(private path: string | null = null) {}

  /** Whether the heading of this path is still to be focused; from then on it is not. */
  isDue(path: string): boolean {
    const due = this.path !== path;
    this.path = path;
    return due;
  }
}

export const HeadingFocusContext = createContext<HeadingFocus>(new HeadingFocus());

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
  const focus = useContext(HeadingFocusContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (focus.isDue(pathname)) heading.current?.focus();
  }, [focus, pathname]);
  return heading;
};
