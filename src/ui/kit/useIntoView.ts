import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Brings a part that has appeared wholly into view; one that is seen already stays where it is. */
export const useIntoView = <Part extends HTMLElement>(): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return part;
};
