import type { Page } from '@playwright/test';

interface WatchedCalls {
  readonly asked: string[];
  most: number;
}

/** As many as are answered: those that come later wait until the page gives them up. */
const ANSWERED = 24;

/** Answers the first calls to such an address with the data after a tenth of a second, and counts all of them. */
export const watchedCalls = async (
  page: Page,
  address: string,
  data: readonly object[],
): Promise<WatchedCalls> => {
  const calls: WatchedCalls = { asked: [], most: 0 };
  let underWay = 0;
  await page.route(`**/api/v3/${address}`, async (route) => {
    calls.asked.push(route.request().url());
    underWay += 1;
    calls.most = Math.max(calls.most, underWay);
    if (calls.asked.length > ANSWERED) return;
    await page.waitForTimeout(100).catch(() => undefined);
    underWay -= 1;
    await route.fulfill({ json: { status: true, data } }).catch(() => undefined);
  });
  return calls;
};
