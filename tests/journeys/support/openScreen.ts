import { expect, type Page } from '@playwright/test';

const QUIET_MS = 120;
const LONGEST_MS = 10_000;

/** Opens an address and waits for the heading of its screen. */
export const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
};

/** Counts the page's pending requests until `stop`. */
const countRequests = (page: Page) => {
  const counted = { open: 0, last: Date.now() };
  const count = (step: number) => (): void => {
    counted.open += step;
    counted.last = Date.now();
  };
  const [begun, ended] = [count(1), count(-1)];
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  return {
    isQuiet: () => counted.open <= 0 && Date.now() - counted.last >= QUIET_MS,
    stop: () => page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended),
  };
};

/** Opens an address and waits until no request has been pending for a moment. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  const requests = countRequests(page);
  await openScreen(page, path);
  await expect.poll(requests.isQuiet, { intervals: [20], timeout: LONGEST_MS }).toBe(true);
  requests.stop();
};
