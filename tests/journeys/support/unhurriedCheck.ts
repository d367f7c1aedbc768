import type { Page } from '@playwright/test';

/**
 * Gives the check of a chosen file a minute instead of 3 s: on a busy machine it would end without a warning. The reload
 * after an upload to the cabinet takes as long, so a journey that waits for it cannot use this.
 */
export const allowSlowCheck = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const usual = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (action: () => void, milliseconds: number) =>
      usual(action, milliseconds === 3000 ? 60_000 : milliseconds),
    );
  });
};
