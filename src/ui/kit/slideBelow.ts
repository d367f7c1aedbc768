import { type RefObject, useLayoutEffect, useRef } from 'react';

const SLIDE = 'slide-below';
const SLIDE_MS = 200;
/** As long as every animation takes where less motion is wanted (portal.css). */
const NO_SLIDE_MS = 0.01;

const duration = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? NO_SLIDE_MS : SLIDE_MS;

const pixels = (text: string): number => Number.parseFloat(text) || 0;

const followersOf = (part: Element): readonly Element[] => {
  const next = part.nextElementSibling;
  return next === null ? [] : [next, ...followersOf(next)];
};

/**
 * Lets what follows a part slide to where it belongs, from that many pixels further down, or further up when below zero: a
 * jump would take it from under the customer's finger. Two parts that come at once add up.
 */
export const slideBelow = (part: Element, from: number): void => {
  const moves = [{ transform: `translateY(${from}px)` }, { transform: 'translateY(0)' }];
  for (const follower of followersOf(part))
    follower.animate(moves, { id: SLIDE, duration: duration(), easing: 'ease-out', composite: 'add' });
};

/** Ends what still slides: what is brought into view would be sought where it does not stay. */
export const endSlides = (): void => {
  for (const slide of document.body.getAnimations({ subtree: true })) if (slide.id === SLIDE) slide.finish();
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
    if (appeared && moving && appeared.offsetHeight > 0) slideBelow(moving, -heightWithin(appeared));
  }, [isWithin]);
  return part;
};
