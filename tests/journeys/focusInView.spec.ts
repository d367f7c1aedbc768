import type { Page } from '@playwright/test';
import { entryAddresses } from '../../scripts/exampleAddresses.ts';
import { clearField } from './support/clearField.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { resize } from './support/resize.ts';
import { tabThrough } from './support/tabThrough.ts';
import { visitEach } from './support/visitEach.ts';

/** A small phone, and a window of 1280 x 1024 at 400 %. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 256 },
] as const;

/** Fields with letters below 16 pixels, into which iOS zooms, each as its name. */
const smallFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        parseFloat(getComputedStyle(field).fontSize) < 16
          ? [field.getAttribute('aria-label') ?? field.id]
          : [],
      ),
    );

interface Seen {
  readonly stops: number;
  readonly hidden: readonly string[];
}

const look = async (page: Page, name: string): Promise<Seen> => {
  expect(await smallFields(page), `small fields of ${name}`).toEqual([]);
  const stops = await tabThrough(page);
  return {
    stops: stops.length,
    hidden: stops.filter(({ hidden }) => hidden !== '').map((stop) => `${name}: ${stop.name} ${stop.hidden}`),
  };
};

/** Screens whose sticky parts depend on what the customer has done. */
const states: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'questions answered',
    async (page) => {
      await openSettled(page, '/services/26');
      await page.getByRole('radio', { name: '24Q (salary)' }).check();
      await page.locator('input[inputmode=decimal]').fill('3');
      await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    },
  ],
  [
    'own amount refused',
    async (page) => {
      await openSettled(page, '/sub-service/162');
      await page.getByRole('button', { name: 'Proceed' }).click();
    },
  ],
  [
    'order refused',
    async (page) => {
      await openSettled(page, '/cart');
      await clearField(page.getByRole('textbox', { name: 'Billing Address' }));
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  ],
  [
    'without a connection',
    async (page) => {
      await openSettled(page, '/sub-service/24');
      await page.context().setOffline(true);
      await expect(page.locator('.portal-bar')).toBeVisible();
    },
  ],
];

for (const size of SIZES)
  test(`Whatever gets the focus by Tab can be seen, in a window of ${size.width} by ${size.height} pixels`, async ({
    page,
    desk,
    incidents,
  }) => {
    test.slow();
    incidents.expectFailuresOf('/');
    const seen: Seen[] = [];
    const add = async (name: string): Promise<void> => void seen.push(await look(page, name));
    await resize(page, size);
    for (const { name, path } of entryAddresses) {
      await openSettled(page, path);
      await add(name);
    }
    await enter(page, desk);
    await visitEach(page, { places: await placesOf(page), size, look: ({ name }) => add(name) });
    for (const [name, reach] of states) {
      await reach(page);
      await add(name);
    }
    const stops = seen.reduce((sum, one) => sum + one.stops, 0);
    const hidden = seen.flatMap((one) => one.hidden);
    test.info().annotations.push({ type: 'stops', description: `${stops}, ${hidden.length} of them hidden` });
    expect(hidden).toEqual([]);
  });
