import { createContext, useContext, useEffect, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { isolated } from '../../domain/typed/direction';
import { useStore } from '../state/storeContext';

/** Remembers the path whose heading was focused, so that a heading that changes later does not take the focus again. */
export class HeadingFocus {
  /** The first path of a visit counts as done: opening the page moves no focus. */
  constructor(private path: string | null = null) {}

  /** Whether the heading of this path still needs the focus; false from the second call on. */
  isDue(path: string): boolean {
    const due = this.path !== path;
    this.path = path;
    return due;
  }
}

export const HeadingFocusContext = createContext<HeadingFocus>(new HeadingFocus());

/** Sets the document title to "{title} · {brand name}" while the screen is shown. */
export const useDocumentTitle = (title: string): void => {
  const brand = useStore(Deployment).configuration.brand.name;
  useEffect(() => {
    document.title = `${isolated(title)} · ${brand}`;
  }, [title, brand]);
};

export type HeadingRef = RefObject<HTMLHeadingElement | null>;

/** Whoever searches while the screen is still coming goes on typing. */
const isTypedIn = (field: Element | null): boolean => field instanceof HTMLInputElement && field.value !== '';

/** A ref for the only h1 of a screen, the screen's own if it has one; the h1 gets the focus when the route changes. */
export const useHeadingFocus = (given?: HeadingRef): HeadingRef => {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const focus = useContext(HeadingFocusContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (focus.isDue(pathname) && !isTypedIn(document.activeElement)) heading.current?.focus();
  }, [focus, pathname, heading]);
  return heading;
};
