import type { Page } from '@playwright/test';

/** What an address hears of faults and vitals; the visit is one of those that tell of their vitals. */
export const hearReports = async (page: Page, address: string): Promise<readonly string[]> => {
  const heard: string[] = [];
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  await page.route(address, (route) => {
    heard.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return heard;
};

/** As a fault of the portal's code would, with what the customer typed in its message. */
export const failWith = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);
