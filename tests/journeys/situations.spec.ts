import type { Locator, Page } from '@playwright/test';
import { fillOrder, placeAndPay } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { inTwoDays, serveRules } from './support/deadlineRules.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';

const list = (page: Page): Locator => page.getByRole('region', { name: /^Needs you now/ });
const entries = (page: Page): Locator => list(page).getByRole('listitem');
const questions = (page: Page): Locator => list(page).getByRole('radiogroup');

/** Once everything is read, so that what is missing is not only late. */
const openDashboard = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByText('Still reading the rest…')).toHaveCount(0);
};

const answerQuestions = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Proceed' }).click();
  return page.getByRole('main');
};

const complete = async (page: Page, move: (step: number) => Promise<void>): Promise<void> => {
  const [task] = await ownRecords(page).tasks();
  for (const { id } of await ownRecords(page).steps(task?.id ?? 0)) await move(id);
};

/** The table with every date in two days, so that whatever applies to the customer is due whenever the journey runs. */
test.beforeEach(async ({ page }) => {
  await serveRules(page, (rules) => rules.map((rule) => ({ ...rule, exceptions: [], ...inTwoDays() })));
});

test('Nothing waits for a customer who has just registered [NEED-10] [DUE-04]', async ({ page, desk }) => {
  await enter(page, desk, { empty: true });
  await openDashboard(page);
  await expect(entries(page)).toHaveCount(0);
  await expect(questions(page)).toHaveCount(0);
});

test('A company that does not exist yet has no duties: only its quotation is decided [NEED-02] [DUE-11]', async ({
  page,
  desk,
}) => {
  await enter(page, desk, { empty: true });
  const form = await answerQuestions(page, '/sub-service/192');
  await form.getByRole('textbox', { name: 'How many directors will there be?' }).fill('2');
  await form.getByRole('radio', { name: 'Yes' }).check();
  await form.getByRole('textbox', { name: 'What name would you like?' }).fill('Nila Foods, Nila Farms');
  await form.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByText('We have received your request for Private Limited Company.').first(),
  ).toBeVisible();
  await openDashboard(page);
  await expect(entries(page)).toHaveCount(0);
  await expect(questions(page)).toHaveCount(0);
  const [request] = await ownRecords(page).requests();
  await desk.quote({ request: request?.id ?? 0, rupees: 15_000, days: 15 });
  await openDashboard(page);
  await expect(entries(page)).toHaveText([/^Decide ₹17,700 Private Limited Company 15 days left/]);
  await expect(questions(page)).toHaveCount(0);
});

test(
  'A GST registration wants its documents, and once it is completed the dates of GST [NEED-03] [DUE-11] [DUE-12]',
  { tag: '@flow' },
  async ({ page, desk }) => {
    await enter(page, desk, { empty: true });
    const form = await answerQuestions(page, '/sub-service/16');
    await form.getByRole('radio', { name: 'Proprietorship' }).check();
    await form.getByRole('checkbox', { name: 'Within my state' }).check();
    await form.getByLabel('When did or will the business start?').fill('2026-04-01');
    await form.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'View Cart' }).click();
    await fillOrder(page);
    await placeAndPay(page);
    await openDashboard(page);
    await expect(entries(page)).toHaveText([
      /^Upload 4 documents GST Registration PAN card, .* [1-3] days? left/,
    ]);
    await expect(questions(page)).toHaveCount(0);

    await complete(page, (step) => desk.moveStep({ step, status: 2 }));
    await openDashboard(page);
    await expect(entries(page)).toHaveCount(0);
    const question = list(page).getByRole('radiogroup', { name: 'How do you file GST?' });
    await question.getByRole('radio', { name: 'Monthly' }).check();
    await expect(entries(page)).toHaveText([/^Check what is due GST GSTR-1, GSTR-3B, GSTR-9 2 days left/]);
  },
);

test('The demo customer has the own business first, then the expert’s remarks and what the law wants [NEED-08] [PAPER-03]', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await openDashboard(page);
  await list(page).getByRole('button', { name: 'Show all 10' }).click();
  await expect(entries(page)).toHaveText([
    /^Upload 4 documents Private Limited Company .*[1-3] days? overdue/,
    /^Upload 1 document GST Registration Cancelled cheque [2-4] days left/,
    /^Decide ₹5,310 Tax Notice Reply 12 days left/,
    /^Decide ₹17,700 Annual Compliance for Private Limited, Director KYC 14 days left/,
    /^Place your order ₹8,258\.82 MSME Registration, LLP Annual Filing/,
    /^Read your expert’s message Book Keeping Review by expert/,
    /^Read your expert’s message TDS Return Filing Closure/,
    /^Read your expert’s message GST Registration Review by expert/,
    /^Check what is due Company DIR-3 KYC Web/,
    /^Check what is due TDS and TCS TDS challan, Form 138/,
  ]);
  await expect(questions(page)).toHaveCount(1);
  await expect(questions(page)).toHaveAccessibleName('Which income tax return is yours?');
});
