import { vi } from 'vitest';

/**
 * Reports every card as in view as soon as it is observed. Charts stay out of view, because they would start work that
 * outlives the test.
 */
class Observer {
  constructor(private readonly hear: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {}

  observe(target: Element): void {
    if (!target.matches('article')) return;
    queueMicrotask(() => {
      this.hear([{ target, isIntersecting: true }]);
    });
  }

  disconnect(): void {
    this.hear([]);
  }
}

/** A window so tall that every card is in view; the test unstubs globals afterwards. */
export const everyCardInView = (): void => {
  vi.stubGlobal('IntersectionObserver', Observer);
};
