import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that is disabled while something runs loses the focus to nowhere. Once it is over, and unless the customer
 * has gone elsewhere meanwhile, the focus comes back to the place given.
 */
export const useFocusReturn = (isBusy: boolean, place: RefObject<{ focus: () => void } | null>): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isOver && document.activeElement === document.body) place.current?.focus();
  }, [isBusy, place]);
};
