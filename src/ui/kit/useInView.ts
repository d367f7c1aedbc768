import { type RefObject, useEffect } from 'react';

/** Calls back when the element enters or leaves the viewport, extended by the margin. */
export const useInView = (
  element: RefObject<Element | null>,
  changed: (isInView: boolean) => void,
  margin = '0px',
): void => {
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        changed(entries.some((entry) => entry.isIntersecting));
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, changed, margin]);
};
