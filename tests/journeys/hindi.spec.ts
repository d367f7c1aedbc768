import { entryAddresses } from '../../scripts/exampleAddresses.ts';
import { portalRoutes } from '../../src/ui/shell/routes.ts';
import { checkout } from '../../src/ui/texts/hi/checkout.ts';
import { session } from '../../src/ui/texts/hi/session.ts';
import { shell } from '../../src/ui/texts/hi/shell.ts';
import { clearField } from './support/clearField.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { openSettled } from './support/openScreen.ts';
import { words } from './support/hindiWords.ts';
import { openEach } from './support/openEach.ts';
import { placesOf } from './support/places.ts';
import { pressAll } from './support/pressAll.ts';
import { resize } from './support/resize.ts';
import { halfOf, HALVES, visitEach } from './support/visitEach.ts';
import { wrongOn } from './support/wrongInHindi.ts';

test.use({ locale: 'hi-IN' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };

test.describe('In Hindi no word is left in English, axe finds nothing and nothing is cut at 320 px,', () => {
  test.slow();

  for (const half of HALVES)
    test(`on any route with its content (${half + 1} of 2) [LANG-03]`, async ({ page, desk }) => {
      const wrong: string[] = [];
      const look = async ({ name }: { readonly name: string }): Promise<void> => {
        await pressAll(page.locator('main [aria-expanded="false"]'));
        wrong.push(...(await wrongOn(page, name)));
      };
      if (half === 0) await visitEach(page, { places: entryAddresses, size: PHONE, look });
      await enter(page, desk);
      await visitEach(page, { places: halfOf(await placesOf(page), half), size: PHONE, look });
      expect(wrong).toEqual([]);
    });

  test('where there is nothing yet [LANG-03]', async ({ page, desk }) => {
    await enter(page, desk, { empty: true });
    const wrong: string[] = [];
    const places = portalRoutes
      .filter(({ path }) => path !== '/' && !path.includes(':'))
      .map(({ path }) => ({ name: `empty ${path}`, path }));
    await visitEach(page, {
      places,
      size: PHONE,
      look: async ({ name }) => void wrong.push(...(await wrongOn(page, name))),
    });
    expect(wrong).toEqual([]);
  });

  test('where calls fail [LANG-03]', async ({ page, desk, incidents }) => {
    incidents.expectFailuresOf('/api/v3/');
    await enter(page, desk);
    const places = (await placesOf(page)).filter(({ name }) => !['score', 'nothing'].includes(name));
    await page.route('**/api/v3/**', (route) => route.fulfill({ status: 500, json: {} }));
    const wrong: string[] = [];
    await visitEach(page, {
      places,
      size: PHONE,
      look: async ({ name }) => void wrong.push(...(await wrongOn(page, `failed ${name}`))),
    });
    expect(wrong).toEqual([]);
  });

  for (const half of HALVES)
    test(`in any dialog (${half + 1} of 2) [LANG-03]`, async ({ page, desk }) => {
      await enter(page, desk);
      const wrong: string[] = [];
      await openEach(page, { words, half }, async ({ name }) => {
        wrong.push(...(await wrongOn(page, name)));
      });
      expect(wrong).toEqual([]);
    });

  test('in forms that are refused [LANG-03]', async ({ page, desk }) => {
    const wrong: string[] = [];
    await openSettled(page, '/login');
    await page.getByRole('button', { name: session.sendOtp }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    wrong.push(...(await wrongOn(page, 'login refused')));
    await enter(page, desk);
    await resize(page, DESKTOP);
    await openSettled(page, '/cart');
    await clearField(page.getByRole('textbox', { name: checkout.address }));
    await page.getByRole('button', { name: checkout.placeOrder }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    wrong.push(...(await wrongOn(page, 'order refused')));
    expect(wrong).toEqual([]);
  });
});

test(
  'In Hindi nothing is cut at twice the size of text [LANG-06]',
  { tag: '@flow' },
  async ({ page, context, desk }) => {
    test.slow();
    const browser = await context.newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await enter(page, desk);
    const cut: string[] = [];
    const some = ['dashboard', 'cart', 'payments', 'quotation', 'deadlines', 'questions'];
    await visitEach(page, {
      places: (await placesOf(page)).filter(({ name }) => some.includes(name)),
      size: DESKTOP,
      look: async ({ name }) => {
        cut.push(...(await misfits(page)).map((line) => `${name} at 1280: ${line}`));
        await resize(page, PHONE);
        cut.push(...(await misfits(page)).map((line) => `${name} at 360: ${line}`));
      },
    });
    expect(cut).toEqual([]);
  },
);

test('The page of configuration faults has a Hindi heading and lead [LANG-03]', async ({ page }) => {
  await page.route('/portal.config.json', (route) => route.fulfill({ json: { brand: { name: 7 } } }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.faultsTitle);
  await expect(page.getByText(shell.faultsLead)).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText(shell.faultKey);
});
