import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { endSlides } from '../kit/slideBelow';
import { SERVICES_ANCHOR } from './servicesAnchor';

/**
 * Scrolls to the services and focuses them when a link leads to their anchor: for a new customer again where they have moved
 * up, and after whatever comes late above them, until something else scrolls or the customer uses the page.
 */
export const useFocusWhenLinked = (
  lastUsed: Readonly<RefObject<Location | undefined>>,
): RefObject<HTMLDivElement | null> => {
  const containerRef = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${SERVICES_ANCHOR}`) return undefined;
    const isUsed = (): boolean => lastUsed.current === location;
    const hasNoFocus = document.activeElement === document.body;
    if (hasNoFocus || !isUsed()) containerRef.current?.focus({ preventScroll: true });
    if (isUsed()) return undefined;
    let [height, top] = [0, 0];
    const topOf = (): number => containerRef.current?.getBoundingClientRect().top ?? 0;
    const show = (): void => {
      endSlides();
      containerRef.current?.scrollIntoView();
      [height, top] = [document.body.offsetHeight, topOf()];
    };
    // Where the page grows the browser scrolls too; where it is as high as before, someone has scrolled.
    const scrolled = (): void => {
      if (document.body.offsetHeight === height && Math.abs(topOf() - top) > 1) leave();
    };
    const growing = new ResizeObserver(() => (isUsed() ? leave() : show()));
    const leave = (): void => {
      growing.disconnect();
      removeEventListener('scroll', scrolled);
    };
    show();
    growing.observe(document.body);
    addEventListener('scroll', scrolled, { passive: true });
    return leave;
  }, [location, lastUsed]);
  return containerRef;
};
