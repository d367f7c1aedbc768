import type { Page } from '@playwright/test';

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day in India so many days from today. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + INDIA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Due for each month on its day that is in two days: owed too by what was ordered today. */
export const inTwoDays = () => ({
  every: 'month',
  period: 'current month',
  due: { day: Number(dayIn(2).slice(8)), monthsAfterPeriodEnd: 0 },
  from: '2025-04-01',
  until: null,
});

/** A monthly return that is due in two days. */
export const aRule = (given: { readonly services: readonly string[] }): object => ({
  id: 'gstr-3b',
  topic: 'gst',
  form: 'GSTR-3B',
  title: { en: 'Monthly return', hi: 'मासिक विवरणी' },
  who: { en: 'Regular taxpayers', hi: 'नियमित करदाता' },
  ...inTwoDays(),
  confidence: 'high',
  usual: true,
  ...given,
});

/** The deployment's table with other rules: what is due by law depends on the day on which the journey runs. */
export const serveRules = async (
  page: Page,
  change: (rules: readonly object[]) => readonly object[],
): Promise<void> => {
  await page.route('**/deadlines.json', async (route) => {
    const table: { readonly rules: readonly object[] } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...table, rules: change(table.rules) } });
  });
};
