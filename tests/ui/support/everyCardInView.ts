import { vi } from 'vitest';

/**
 * Tells of every card that it is in view, as soon as it is observed. Charts stay out of view: they would begin work that
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

/** A window so tall that every card is in view; the test unstubs globals when it is done. */
export const everyCardInView = (): void => {
  vi.stubGlobal('IntersectionObserver', Observer);
};
