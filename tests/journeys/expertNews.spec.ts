import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readZip } from '../doubles/readZip.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { openSettled } from './support/openScreen.ts';
import { ownRecords } from './support/ownRecords.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

const REMARKS = 'Your certificate is here. Keep it with your papers.';
const FILE = 'GST certificate.pdf';

const pdf = (): File => new File(['%PDF-1.7\n%%EOF\n'], FILE, { type: 'application/pdf' });

const block = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

const stepsOf = async (page: Page, service: string) => {
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === service);
  if (task === undefined) throw new Error(`The customer has no ${service}.`);
  return { id: task.id, steps: await ownRecords(page).steps(task.id) };
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test("shows the expert's remark and its file on both places, and leads to the step [HOME-02]", async ({
  page,
  desk,
}) => {
  const { id, steps } = await stepsOf(page, 'GST Registration');
  const [, step] = steps;
  if (step === undefined) throw new Error('The task has one step.');
  await desk.moveStep({ step: step.id, status: 1, remarks: REMARKS, file: pdf() });
  await page.goto('/dashboard');
  const news = block(page, 'From your expert');
  await expect(news.getByText(REMARKS)).toBeVisible();
  await expect(news.getByText('GST Registration')).toBeVisible();
  await expect(news.getByText(FILE)).toBeVisible();
  const download = page.waitForEvent('download');
  await news.getByRole('button', { name: `Download ${FILE}` }).click();
  expect((await download).suggestedFilename()).toBe(FILE);
  await news.getByRole('link', { name: step.name }).click();
  await expect(page).toHaveURL(new RegExp(`/task-detail/${id}\\?tab=tracking#step-${step.id}$`));
  await expect(page.getByRole('heading', { level: 2, name: step.name })).toBeInViewport();
  await expect(news.getByText(REMARKS)).toHaveCount(1);
  await expect(news.getByText(FILE)).toHaveCount(1);
});

test('is news until it was opened, and its notification leads to Tracking Status [PAPER-03] [PAPER-05]', async ({
  page,
  desk,
}) => {
  const { id, steps } = await stepsOf(page, 'Book Keeping');
  const [, step] = steps;
  if (step === undefined) throw new Error('The task has one step.');
  await desk.moveStep({ step: step.id, status: 1, remarks: REMARKS });
  await page.goto('/dashboard');
  const list = block(page, /^Needs you now/);
  const entry = list.getByRole('listitem').filter({ hasText: /Read your expert’s message.*Book Keeping/ });
  await list.getByRole('button', { name: /^Show all/ }).click();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/task-detail/${id}\\?tab=tracking#step-${step.id}$`));
  await expect(page.getByRole('heading', { level: 2, name: step.name })).toBeInViewport();
  await page.goBack();
  await list.getByRole('button', { name: /^Show all/ }).click();
  await expect(entry).toHaveCount(0);
  await page.goto('/notifications');
  await page
    .getByRole('button', { name: /^Book Keeping/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(`/task-detail/${id}?tab=tracking`);
  await expect(page.getByRole('tab', { name: 'Tracking Status' })).toHaveAttribute('aria-selected', 'true');
});

test('shows a service that the desk completes with what was delivered, in the cabinet too [HOME-03] [PAPER-02]', async ({
  page,
  desk,
}) => {
  const { id, steps } = await stepsOf(page, 'TDS Return Filing');
  const last = steps.at(-1);
  if (last === undefined) throw new Error('The task has no steps.');
  await desk.moveStep({ step: last.id, status: 2, remarks: REMARKS, file: pdf() });
  await page.goto('/dashboard');
  const completed = block(page, 'Recently completed');
  await expect(completed.getByRole('link').first()).toHaveText('TDS Return Filing');
  const download = page.waitForEvent('download');
  await completed.getByRole('button', { name: `Download ${FILE}` }).click();
  expect((await download).suggestedFilename()).toBe(FILE);
  await page.goto(`/task-detail/${id}`);
  await expect(
    block(page, 'This service is completed').getByRole('button', { name: `Download ${FILE}` }),
  ).toBeVisible();
  await watchShifts(page);
  await page.goto('/filecabinet');
  const sent = block(page, 'From your expert');
  await expect(sent.getByRole('heading', { name: /^TDS Return Filing · Uploaded in FY/ })).toBeVisible();
  await expect(sent.getByRole('button', { name: `Preview ${FILE}` })).toHaveCount(1);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search files' }).fill('certificate');
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const names = [...readZip(readFileSync(await (await zip).path())).keys()];
  expect(names).toEqual([
    expect.stringMatching(/^Uploaded in FY .*\/TDS Return Filing\/GST certificate\.pdf$/),
  ]);
});

test('leads on a phone to a step that stays in view when the order comes above it later [PAPER-03]', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id, steps } = await stepsOf(page, 'Private Limited Company');
  const [step] = steps;
  if (step === undefined) throw new Error('The task has no steps.');
  await desk.moveStep({ step: step.id, status: 1, remarks: REMARKS });
  await openSettled(page, '/notifications');
  await desk.addFault({ path: '/user/orders', kind: 'delay', delay: 1500 });
  await goWithin(page, `/task-detail/${id}?tab=tracking#step-${step.id}`);
  const heading = page.getByRole('heading', { level: 2, name: step.name });
  await expect(heading).toBeInViewport();
  await expect(page.getByLabel('Amounts of your order')).toBeAttached();
  await expect(async () => {
    const place = await heading.boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 16);
    expect(place?.y ?? 0).toBeGreaterThan(64);
  }).toPass({ timeout: 5000 });
});

test('leads on a phone to where the step begins, however much the remark above it moves down [PAPER-03]', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id, steps } = await stepsOf(page, 'Private Limited Company');
  const [, step] = steps;
  if (step === undefined) throw new Error('The task has one step.');
  const remarks = Array.from({ length: 6 }, () => REMARKS).join('\n');
  await desk.moveStep({ step: step.id, status: 1, remarks, file: pdf() });
  await openSettled(page, '/notifications');
  // The order would bring the step into view again.
  await page.route('**/user/orders', () => undefined);
  await goWithin(page, `/task-detail/${id}?tab=tracking#step-${step.id}`);
  await expect(page.getByRole('heading', { level: 2, name: step.name })).toBeAttached();
  const aside = (): Promise<number> =>
    page.locator(`#step-${step.id}`).evaluate(async (part) => {
      const slides = document.getAnimations().filter((one) => one.id === 'slide-below');
      await Promise.all(slides.map(({ finished }) => finished));
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(part.getBoundingClientRect().top - bar);
    });
  expect(await aside()).toBeLessThan(24);
  const message = page.getByRole('list', { name: `History of ${step.name}` }).getByText(REMARKS);
  const shortcuts = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  const place = await message.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(shortcuts?.y ?? 0);
});

test('names on a phone what was delivered, also beside a service with a long name [HOME-03]', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { steps } = await stepsOf(page, 'Private Limited Company');
  for (const { id: step } of steps.slice(0, -1)) await desk.moveStep({ step, status: 2 });
  await desk.moveStep({ step: steps.at(-1)?.id ?? 0, status: 2, remarks: REMARKS, file: pdf() });
  await page.goto('/dashboard');
  const name = block(page, /^Needs you now/).getByText(FILE);
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(100);
});
