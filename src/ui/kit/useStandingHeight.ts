import { type RefCallback, useCallback } from 'react';

/** The values of `portal.css` that say how much of the window is covered by a part that stands still. */
type Covered = '--portal-bars' | '--portal-foot' | '--portal-undo';

/**
 * Tells the style sheet how high a part is that stands still while the page scrolls, so that the focus is scrolled clear of
 * it, and by `data-standing` whether it is there at all.
 */
export const useStandingHeight = (name: Covered): RefCallback<HTMLElement> =>
  useCallback(
    (part) => {
      if (part === null || !('ResizeObserver' in window)) return undefined;
      const { style } = document.documentElement;
      const watching = new ResizeObserver(() => {
        style.setProperty(name, `${part.offsetHeight}px`);
        part.toggleAttribute('data-standing', part.offsetHeight > 0);
      });
      watching.observe(part);
      return () => {
        watching.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
