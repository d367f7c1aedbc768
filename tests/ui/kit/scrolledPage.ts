import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** A page that is scrolled: tests have no layout, so this gives one list its places and tells what comes near. */

const WINDOW_HEIGHT = 800;
/** Rows are higher than the list was told, as long names make them. */
export const ROW_HEIGHT = 60;

/** How far the page is scrolled, in pixels; the list begins at its top. */
let scrolled = 0;

const heightOf = (element: Element): number => {
  const room = element instanceof HTMLElement ? Number.parseFloat(element.style.height) : Number.NaN;
  if (!Number.isNaN(room)) return room;
  if (element.getAttribute('role') === 'presentation') return element.childElementCount * ROW_HEIGHT;
  return [...element.children].reduce((height, child) => height + heightOf(child), 0);
};

/** The page has no layout here; this one has blocks below one another. */
function rectOf(this: Element): DOMRect {
  let top = -scrolled;
  for (let before = this.previousElementSibling; before !== null; before = before.previousElementSibling)
    top += heightOf(before);
  return new DOMRect(0, top, 100, heightOf(this));
}

/** Tells of an element when it is first observed and whenever it comes near or leaves, as a browser does. */
class Observer {
  static readonly all = new Set<Observer>();
  readonly observed = new Map<Element, boolean | undefined>();
  private readonly margin: number;

  constructor(
    private readonly hear: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
    { rootMargin }: { readonly rootMargin: string },
  ) {
    this.margin = Number.parseFloat(rootMargin);
    Observer.all.add(this);
  }

  observe(element: Element): void {
    this.observed.set(element, undefined);
  }

  disconnect(): void {
    Observer.all.delete(this);
  }

  /** Whether there was something to tell. */
  look(): boolean {
    const changed = [...this.observed].flatMap(([target, former]) => {
      const { top, bottom } = target.getBoundingClientRect();
      const isIntersecting = bottom >= -this.margin && top <= WINDOW_HEIGHT + this.margin;
      return isIntersecting === former ? [] : [{ target, isIntersecting }];
    });
    for (const { target, isIntersecting } of changed) this.observed.set(target, isIntersecting);
    if (changed.length > 0) this.hear(changed);
    return changed.length > 0;
  }
}

/** One frame; whether there was something to tell in it. */
export const frame = (): boolean => {
  let isTold = false;
  act(() => {
    for (const observer of Observer.all) isTold = observer.look() || isTold;
  });
  return isTold;
};

/** Frames until nothing changes any more; how many items stood in the page after each. */
export const settle = (): readonly number[] => {
  const counts: number[] = [];
  while (frame()) {
    counts.push(screen.queryAllByRole('listitem').length);
    if (counts.length > 100) throw new Error(`The list does not come to rest: ${counts.join(' ')}`);
  }
  return counts;
};

/** In pixels. */
export const heightOfList = (): number => heightOf(screen.getByRole('list'));

/** Scrolls, as far as there is something to scroll, and lets the frames come. */
export const scrollTo = (top: number): readonly number[] => {
  scrolled = Math.min(top, heightOfList() - WINDOW_HEIGHT);
  return settle();
};

/** Scrolls and lets nothing come. */
export const throwTo = (top: number): void => {
  scrolled = top;
};

/** Whether every pixel of the visible part belongs to an item. */
export const isCovered = (): boolean =>
  [...screen.getByRole('list').children].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return part.childElementCount > 0 || bottom <= 0 || top >= WINDOW_HEIGHT;
  });

/** To be called before each test; its end must restore mocks and globals. */
export const layOutList = (): void => {
  scrolled = 0;
  Observer.all.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
};

/** How many look at the page. */
export const observers = (): number => Observer.all.size;
