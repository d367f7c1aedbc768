import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control loses the focus when it is disabled during a call. Afterwards the focus returns to the given element,
 * unless the customer has moved it elsewhere.
 */
export const useFocusReturn = (
  isBusy: boolean,
  containerRef: RefObject<{ focus: () => void } | null>,
): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isOver && document.activeElement === document.body) containerRef.current?.focus();
  }, [isBusy, containerRef]);
};
