import { useLayoutEffect } from 'react';

/** What stays within reach above a dialog: messages, and the bars that may be about its form. */
const ABOVE = '.portal-notices, .portal-bars';

/** The titles of what is open, in the order in which it was opened. */
let open: readonly Element[] = [];
let inert: readonly Element[] = [];

const makeInert = (parent: Element, kept: readonly Element[]): readonly Element[] => {
  parts.observe(parent, { childList: true });
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.hasAttribute('inert')) return [];
    if (kept.some((one) => child.contains(one))) return makeInert(child, kept);
    child.setAttribute('inert', '');
    return [child];
  });
};

const follow = (): void => {
  parts.disconnect();
  for (const one of inert) one.removeAttribute('inert');
  const last = open.at(-1)?.closest('body > *');
  inert = last ? makeInert(document.body, [last, ...document.querySelectorAll(ABOVE)]) : [];
};

// A part that comes later, such as the sidebar of a window that is made wider, is out of reach too.
const parts = new MutationObserver(follow);

/** Takes everything but what was opened last out of the reach of pointer, keyboard and screen reader while it is open. */
export const usePageBehind = (isOpen: boolean, title: Element | null): void => {
  useLayoutEffect(() => {
    if (!isOpen || title === null) return undefined;
    open = [...open, title];
    follow();
    return () => {
      open = open.filter((one) => one !== title);
      follow();
    };
  }, [isOpen, title]);
};

/** Whether the focus is nowhere, or still in a dialog that goes. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('[role="dialog"]') !== null
  );
};

/** Where the focus goes when what had it is gone: the title of what is still open, or the heading of the page. */
export const focusWhatIsLeft = (): void => {
  const left = open.at(-1) ?? document.querySelector('h1');
  if (left instanceof HTMLElement) left.focus({ preventScroll: true });
};
