import { vi } from 'vitest';

/** Tells of every element that it is in view, as soon as it is observed. */
class Observer {
  constructor(private readonly hear: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {}

  observe(target: Element): void {
    queueMicrotask(() => {
      this.hear([{ target, isIntersecting: true }]);
    });
  }

  disconnect(): void {
    this.hear([]);
  }
}

/** A window so tall that everything is in view; the test unstubs globals when it is done. */
export const everythingInView = (): void => {
  vi.stubGlobal('IntersectionObserver', Observer);
};
