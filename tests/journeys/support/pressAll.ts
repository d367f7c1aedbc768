import type { Locator } from '@playwright/test';

/**
 * Presses everything that is found now, one after another and without moving the pointer. The list is taken before the
 * first press, because a list of collapsed entries shrinks with each press.
 */
export const pressAll = (found: Locator): Promise<void> =>
  found.evaluateAll(async (elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.click();
      // The page answers one press before the next.
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await new Promise((answered) => setTimeout(answered));
    }
  });
