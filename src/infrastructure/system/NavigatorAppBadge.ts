import type { AppBadge } from '../../application/ports/AppBadge';

const hasBadge = (): boolean => 'setAppBadge' in navigator;

/** Takes the number off the icon; without it nothing is done. */
export const clearAppBadge = (): void => {
  if (hasBadge()) void navigator.clearAppBadge().catch(() => undefined);
};

/** The browser's Badging API; a portal that is not installed has no icon, which the browser knows by itself. */
export class NavigatorAppBadge implements AppBadge {
  show(count: number): void {
    if (count === 0) clearAppBadge();
    else if (hasBadge()) void navigator.setAppBadge(count).catch(() => undefined);
  }

  clear(): void {
    clearAppBadge();
  }
}
