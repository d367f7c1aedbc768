import type { Page } from '@playwright/test';
import { entryAddresses } from '../../scripts/exampleAddresses.ts';
import { ENGLISH, HINDI, languageNames } from '../../src/domain/language/language.ts';
import { portalRoutes } from '../../src/ui/shell/routes.ts';
import { fillOrder, placeAndPay, putIntoCart } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { words as english } from './support/englishWords.ts';
import { enter } from './support/enter.ts';
import { words as hindi } from './support/hindiWords.ts';
import { openEach } from './support/openEach.ts';
import { openSettled } from './support/openScreen.ts';
import { ownRecords } from './support/ownRecords.ts';
import { placesOf } from './support/places.ts';
import { pressAll } from './support/pressAll.ts';
import { askForOtp, freshPhone, signInAsNew } from './support/signIn.ts';
import { DELAYS, translate, translateAfter, translated } from './support/translator.ts';
import { halfOf, HALVES, visitEach } from './support/visitEach.ts';

const SIZE = { width: 1280, height: 800 };

const speak = async (page: Page, language: typeof ENGLISH | typeof HINDI): Promise<void> => {
  await page.getByRole('button', { name: languageNames[language], exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Says everything on the screen in the other language and again in this one, each after it was translated. */
const speakBoth = async (page: Page): Promise<void> => {
  for (const language of [HINDI, ENGLISH] as const) {
    await translated(page);
    await speak(page, language);
  }
  await translated(page);
};

/** Its words are translated, and no boundary has caught an error. */
const stands = async (page: Page): Promise<void> => {
  await translated(page);
  await expect(page.locator('.portal-broken')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.describe('A page that its browser translates stands', () => {
  test.slow();

  // Each route is said in both languages; the browser's own is another in each half.
  for (const half of HALVES) {
    const language = half === 0 ? ENGLISH : HINDI;
    test.describe(languageNames[language], () => {
      test.use({ locale: language });

      test(`on every route, in one language and the other (${half + 1} of 2) [ENTRY-01]`, async ({
        page,
        desk,
      }) => {
        await translate(page, DELAYS[0]);
        for (const { path } of halfOf(entryAddresses, half)) {
          await openSettled(page, path);
          await speakBoth(page);
          await stands(page);
        }
        await enter(page, desk);
        let visited = 0;
        await visitEach(page, {
          places: halfOf(await placesOf(page), half),
          size: SIZE,
          look: async () => {
            await stands(page);
            await pressAll(page.locator('main [aria-expanded="false"]'));
            await translated(page);
            await pressAll(page.locator('main [role="tab"]'));
            await speakBoth(page);
            await stands(page);
            visited += 1;
            // The next screen comes while this one may still be translated.
            await translateAfter(page, DELAYS[visited % DELAYS.length] ?? 0);
          },
        });
      });

      test(`with any dialog (${half + 1} of 2) [ENTRY-01]`, async ({ page, desk }) => {
        await translate(page, DELAYS[0]);
        await enter(page, desk);
        await openEach(page, { words: language === HINDI ? hindi : english, half }, async () => {
          await translated(page);
          await page.keyboard.press('Escape');
          await translated(page);
          await expect(page.locator('.portal-broken')).toHaveCount(0);
        });
      });
    });
  }

  test('where there is nothing, where calls fail and while they are under way [ENTRY-01]', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf('/api/v3/');
    await translate(page, DELAYS[0]);
    await enter(page, desk, { empty: true });
    const withoutId = portalRoutes.filter(({ path }) => path !== '/' && !path.includes(':'));
    await visitEach(page, {
      places: withoutId.map(({ path }) => ({ name: path, path })),
      size: SIZE,
      look: () => stands(page),
    });
    await page.route('**/api/v3/**', async (route) => {
      await new Promise((answered) => setTimeout(answered, 200));
      await route.fulfill({ status: 500, json: { message: 'Broken' } });
    });
    await visitEach(page, {
      places: (await placesOf(page)).filter(({ name }) => name !== 'nothing'),
      size: SIZE,
      look: async () => {
        await stands(page);
        await pressAll(page.locator('main button').filter({ hasText: 'Try again' }));
        await stands(page);
      },
    });
  });

  test(
    'while a customer signs up, signs in, pays, uploads and logs out [ENTRY-01]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      await translate(page, DELAYS[0]);
      await page.goto('/signup');
      await askForOtp(page, freshPhone());
      await speakBoth(page);
      await signInAsNew(page, desk);
      await translateAfter(page, DELAYS[1]);
      await putIntoCart(page, '1500');
      await translateAfter(page, DELAYS[1]);
      await fillOrder(page);
      await placeAndPay(page);
      await speakBoth(page);
      await expect(page.getByText(/^₹[\d,.]+$/).first()).toBeVisible();
      const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
      await page.goto(`/task-detail/${task?.id ?? 0}`);
      await translateAfter(page, DELAYS[2]);
      const missing = page.getByRole('listitem').filter({ hasText: 'Cancelled cheque' });
      await missing.locator('input[type="file"]').setInputFiles('tests/data/files/sharp.png');
      await expect(page.getByText('No document is missing.')).toBeVisible();
      // The upload may still reload its page.
      await openSettled(page, '/profile');
      await translateAfter(page, DELAYS[1]);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
      await stands(page);
    },
  );

  test('and tells of a text that is never seen, and of a part that cannot go [ENTRY-01]', async ({
    page,
    incidents,
  }) => {
    incidents.expect(/never seen: Login became/);
    await translate(page, 0);
    await openSettled(page, '/login');
    const heading = await page.locator('h1').evaluateHandle((h1) => {
      const bare = document.createTextNode('Login');
      h1.replaceChildren(bare);
      return bare;
    });
    await translated(page);
    expect(await heading.evaluate((bare) => bare.parentElement)).toBeNull();
    await heading.evaluate((bare) => {
      bare.nodeValue = 'Sign in';
    });
    await expect(page.locator('h1')).toHaveText('Login');
    expect(incidents.unexpected()).toEqual([]);
  });
});
