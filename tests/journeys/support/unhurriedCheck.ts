import type { Page } from '@playwright/test';

/**
 * Gives the check of a chosen file a minute instead of 3 s: on a busy machine an upload would go on without its warning.
 */
export const allowSlowCheck = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const usual = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (action: () => void, milliseconds: number) =>
      usual(action, milliseconds === 375 ? 7500 : milliseconds),
    );
  });
};
