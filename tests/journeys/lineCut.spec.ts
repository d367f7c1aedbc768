import type { Page } from '@playwright/test';
import { textsAt, theDocument } from '../../conformance/theDocument.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { buyingForms } from './support/lineCut/buyingForms.ts';
import type { Bench, CutForm } from './support/lineCut/cutForm.ts';
import { payingForms } from './support/lineCut/payingForms.ts';
import { sessionForms } from './support/lineCut/sessionForms.ts';
import { workForms } from './support/lineCut/workForms.ts';
import { freshPhone } from './support/signIn.ts';

const forms: readonly CutForm[] = [...sessionForms, ...buyingForms, ...payingForms, ...workForms];

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

const cutAndSend = async (form: CutForm, bench: Bench): Promise<void> => {
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

/** Written by the payment provider's own pages, or told by its dialog: tests/journeys/support/payingJourneys.ts loses it. */
const OF_THE_PROVIDER = 'POST /razorpay-verify';

test('Every call of the contract that writes has its form here', async () => {
  const { calls } = await theDocument();
  const writes = calls
    .filter(({ method, operation }) => method !== 'GET' && textsAt(operation, 'tags')[0] !== 'payment page')
    .map(({ method, path }) => `${method} ${path}`);
  const known = new Set([...forms.map(({ call }) => call), OF_THE_PROVIDER]);
  expect(writes.length).toBeGreaterThan(15);
  expect([...known].toSorted()).toEqual(writes.toSorted());
});

const losesNothing = (form: CutForm): void =>
  test(`${form.name} (${form.call}) loses nothing and is sent once [LINE-02]`, async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expect(CUT);
    incidents.expectFailuresOf(`/api/v3${pathOf(form).replaceAll('*', '')}`);
    const phone = form.isBeforeSignIn === true ? freshPhone() : await enter(page, desk);
    await cutAndSend(form, { page, desk, phone });
  });

test.describe('A form whose line is cut', () => {
  for (const form of forms.filter(({ provider }) => provider === undefined)) losesNothing(form);
});

for (const form of forms.filter(({ provider }) => provider !== undefined))
  test.describe(`A form of ${form.provider} whose line is cut`, () => {
    test.use({ provider: form.provider });
    losesNothing(form);
  });
