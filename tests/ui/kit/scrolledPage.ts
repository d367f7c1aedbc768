import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * A scrolled page: jsdom has no layout, so this gives the parts of one list positions and reports what is near the
 * viewport.
 */

const WINDOW_HEIGHT = 800;
/** Rows are higher than the rowHeight given to the list, as with long names. */
export const ROW_HEIGHT = 60;

/** Scroll position in pixels; the list starts at the top of the page. */
let scrolled = 0;

const heightOf = (element: Element): number => {
  const room = element instanceof HTMLElement ? Number.parseFloat(element.style.height) : Number.NaN;
  if (!Number.isNaN(room)) return room;
  if (element.getAttribute('role') === 'presentation') return element.childElementCount * ROW_HEIGHT;
  return [...element.children].reduce((height, child) => height + heightOf(child), 0);
};

/** Positions blocks below one another. */
function rectOf(this: Element): DOMRect {
  let top = -scrolled;
  for (let before = this.previousElementSibling; before !== null; before = before.previousElementSibling)
    top += heightOf(before);
  return new DOMRect(0, top, 100, heightOf(this));
}

/** Reports an element when it is first observed and whenever it enters or leaves the margin, as a browser does. */
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

  /** Whether there was something to report. */
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

/** Runs one frame; returns whether it changed anything. */
export const frame = (): boolean => {
  let isTold = false;
  act(() => {
    for (const observer of Observer.all) isTold = observer.look() || isTold;
  });
  return isTold;
};

/** Runs frames until nothing changes; returns the number of rendered items after each. */
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

/** Scrolls within the page's limits and runs the following frames. */
export const scrollTo = (top: number): readonly number[] => {
  scrolled = Math.min(top, heightOfList() - WINDOW_HEIGHT);
  return settle();
};

/** Scrolls without running frames. */
export const throwTo = (top: number): void => {
  scrolled = top;
};

/** Whether items cover every pixel of the viewport. */
export const isCovered = (): boolean =>
  [...screen.getByRole('list').children].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return part.childElementCount > 0 || bottom <= 0 || top >= WINDOW_HEIGHT;
  });

/** Call before each test; afterwards the test must restore mocks and globals. */
export const layOutList = (): void => {
  scrolled = 0;
  Observer.all.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
};

/** Number of active observers. */
export const observers = (): number => Observer.all.size;
