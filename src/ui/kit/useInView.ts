import { type RefObject, useEffect } from 'react';

/** Calls back when the element enters or leaves the viewport. */
export const useInView = (element: RefObject<Element | null>, changed: (isInView: boolean) => void): void => {
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      changed(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, changed]);
};
