import { type RefObject, useEffect } from 'react';

/** Tells when the element comes into view and when it leaves it; the margin counts what is about to come as well. */
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
