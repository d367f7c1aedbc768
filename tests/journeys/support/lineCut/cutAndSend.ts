import type { Page } from '@playwright/test';
import { expect } from '../collectors.ts';
import type { Incidents } from '../incidents.ts';
import type { Bench, CutForm } from './cutForm.ts';

const CUT = /net::ERR_|Network error or server down|Failed to load resource/;

const gone = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no internet connection.' });
const waiting = (page: Page) => page.getByText('Waiting for the internet connection…');

const methodOf = ({ call }: CutForm): string => call.replace(/ .*/, '');
/** The path of the call with * for an id. */
const pathOf = ({ call }: CutForm): string => call.replace(/^\S+ /, '').replace(/\{\w+\}/, '*');

/** Waits until the call has failed that is begun so. */
const failsToSend = async (form: CutForm, page: Page, send: () => Promise<void>): Promise<void> => {
  const last = pathOf(form).replaceAll('*', '');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(last));
  await send();
  await failed;
};

/** Cuts the line under a form: all that was typed stands, and the form is sent once. */
export const cutAndSend = async (form: CutForm, bench: Bench, incidents: Incidents): Promise<void> => {
  incidents.expect(CUT);
  incidents.expectFailuresOf(`/api/v3${pathOf(form).replaceAll('*', '')}`);
  const { page, desk } = bench;
  const context = page.context();
  const stands = form.standsAfterwards ?? form.stands;
  const again = form.sendAgain ?? form.send;
  await form.fill(bench);
  const before = await form.kept?.count(bench);

  await context.setOffline(true);
  await expect(gone(page)).toBeVisible();
  await form.send(bench);
  await expect(waiting(page).first()).toBeVisible();
  await form.stands(bench);

  // The browser believes in its network again, but nothing reaches the backend.
  const call = `**/api/v3${pathOf(form)}`;
  await page.route(call, (route) => route.abort('connectionfailed'));
  await failsToSend(form, page, () => context.setOffline(false));
  await expect(form.problem(page).first()).toBeVisible();
  await stands(bench);
  await page.unroute(call);

  await desk.addFault({ method: methodOf(form), path: pathOf(form), kind: 'lost-answer' });
  await failsToSend(form, page, () => again(bench));
  await desk.clearFaults();
  if (form.findsLost !== true) {
    await expect(form.problem(page).first()).toBeVisible();
    await stands(bench);
    await again(bench);
  }
  await form.done(bench);
  if (form.kept !== undefined && before !== undefined) {
    if (new URL(page.url()).origin !== new URL(desk.address).origin) await page.goto(desk.address);
    expect(await form.kept.count(bench)).toBe(before + form.kept.change);
  }
};
