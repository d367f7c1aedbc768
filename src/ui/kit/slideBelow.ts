import { type RefObject, useLayoutEffect, useRef } from 'react';
import './slideBelow.css';

const MOVING = 'portal-moved-below';

const pixels = (text: string): number => Number.parseFloat(text) || 0;

/**
 * Lets what follows a part slide to where it belongs, from that many pixels further down, or further up when below zero: a
 * jump would take it from under the customer's finger.
 */
export const slideBelow = (part: HTMLElement, from: number): void => {
  part.parentElement?.style.setProperty('--portal-moved', `${from}px`);
  part.classList.remove(MOVING);
  // Reading a size ends the animation before, so that this one begins.
  void part.offsetHeight;
  part.classList.add(MOVING);
};

/** The height that a part takes, with what separates it from the next. */
const heightWithin = (part: HTMLElement): number => {
  const gap = part.parentElement === null ? 0 : pixels(getComputedStyle(part.parentElement).rowGap);
  return part.offsetHeight + gap + pixels(getComputedStyle(part).marginBottom);
};

/** For a part that comes later than what follows it, which slides; `isWithin` where that follows the part's parent. */
export const useSlideBelow = (isWithin = false): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const appeared = part.current;
    const moving = isWithin ? appeared?.parentElement : appeared;
    if (appeared && moving) slideBelow(moving, -heightWithin(appeared));
  }, [isWithin]);
  return part;
};
