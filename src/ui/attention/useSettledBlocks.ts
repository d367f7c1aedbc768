import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets the blocks below slide to where they belong once the list is known: how long it is cannot be known before, and a
 * jump would take them from under the customer's finger.
 */
export const useSettledBlocks = (isReady: boolean): RefObject<HTMLDivElement | null> => {
  const room = useRef<HTMLDivElement>(null);
  const reserved = useRef(0);
  useLayoutEffect(() => {
    const list = room.current;
    const height = list?.offsetHeight ?? 0;
    const moved = reserved.current - height;
    if (isReady && reserved.current > 0 && moved !== 0) {
      list?.parentElement?.style.setProperty('--portal-moved', `${moved}px`);
      list?.classList.add('portal-needs-settled');
    }
    reserved.current = isReady ? 0 : height;
  }, [isReady]);
  return room;
};
