import { useEffect } from 'react';
import type { CabinetFile } from '../../domain/documents/file';

/**
 * A PDF's reader may open with a box of its own, such as for a password, which takes the focus, and Escape with it. It is
 * given back, once, to the frame around the file; whoever then goes into the file by Tab or press stays there.
 */
export const useFrameFocus = ({ name }: CabinetFile): void => {
  useEffect(() => {
    const watching = new AbortController();
    let isPointing = false;
    const stop = (): void => watching.abort();
    const giveBack = (): void => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLIFrameElement) || focused.title !== name) return;
      stop();
      // A pointer that rests where the frame came to stand has pressed nothing in it.
      if (isPointing && focused.matches(':hover')) return;
      // While the frame is still being focused, the page would name another element and the keys go to the frame.
      setTimeout(() => focused.closest<HTMLElement>('[role="region"]')?.focus());
    };
    const follow = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') stop();
    };
    window.addEventListener('pointermove', () => (isPointing = true), watching);
    window.addEventListener('blur', giveBack, watching);
    window.addEventListener('keydown', follow, watching);
    return stop;
  }, [name]);
};
