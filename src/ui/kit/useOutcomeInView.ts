import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings what came of a press into view once it is over: on a phone it may stand below the fold, or under a bar that stands
 * still. What was told before the screen opened stays where it is.
 */
export const useOutcomeInView = <Part extends HTMLElement>(
  isUnderWay: boolean,
  isTold: boolean,
): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const wasUnderWay = useRef(isUnderWay);
  useLayoutEffect(() => {
    const isOver = wasUnderWay.current && !isUnderWay;
    wasUnderWay.current = isUnderWay;
    if (isOver && isTold) part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isUnderWay, isTold]);
  return part;
};
