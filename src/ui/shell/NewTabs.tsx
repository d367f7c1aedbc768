import { useEffect } from 'react';
import { Browser } from '../../application/ports/Browser';
import { useStore } from '../state/storeContext';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[target="_blank"][href]') : null;

const isPlain = (press: MouseEvent): boolean =>
  press.button === 0 && !press.ctrlKey && !press.metaKey && !press.shiftKey && !press.altKey;

/**
 * In the browsers of apps a link to a new tab does nothing when it is pressed; whether one opens is told to those alone who
 * open it themselves.
 */
export const NewTabs = (): null => {
  const browser = useStore(Browser);
  useEffect(() => {
    const follow = (press: MouseEvent): void => {
      const link = linkAt(press.target);
      if (link === null || press.defaultPrevented || !isPlain(press)) return;
      if (browser.openInTab(link.href)) press.preventDefault();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [browser]);
  return null;
};
