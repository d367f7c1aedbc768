import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

/** Opens an address and keeps the portal's code back, so that its first frame stays; the answer lets the code come. */
const openFrame = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeVisible();
  return resolve;
};

/** Where the words stand that Login has from its first frame on, in px. */
const wordsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'h1, h1 + p, .frame-step, .portal-session-step, .frame-pitch, .portal-session-line, aside strong',
    )
    .evaluateAll((words) =>
      words.flatMap((word) => {
        const { x, y, height } = word.getBoundingClientRect();
        return height === 0 ? [] : [`${word.textContent}: ${Math.round(x)}, ${Math.round(y)}`];
      }),
    );

const SUPPORTS = {
  'no support': {},
  'a number': { phone: '1800 000 0000' },
  'a number, an e-mail address and hours': {
    phone: '1800 000 0000',
    email: 'help@sahayak.example',
    hours: 'Mon to Sat, 9 am to 7 pm',
  },
};

for (const locale of ['en-IN', 'hi-IN'])
  test.describe(`The first frame in ${locale}`, () => {
    test.use({ locale });

    for (const width of [360, 768])
      test(
        `has Login's words where Login has them, ${width} px wide [ENTRY-15]`,
        { tag: '@flow' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          const letCodeCome = await openFrame(page, '/');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Login|लॉग इन करें/);
          const before = await wordsOf(page);
          expect(before).toHaveLength(6);
          letCodeCome();
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('textbox')).toBeVisible();
          expect(await wordsOf(page)).toEqual(before);
        },
      );

    for (const [name, support] of Object.entries(SUPPORTS))
      test(`moves nowhere once it is Login, with ${name} [BRAND-02]`, async ({ page }) => {
        await page.route('/portal.config.json', async (route) => {
          const given = await (await route.fetch()).json();
          await route.fulfill({ json: { ...given, brand: { ...given.brand, support } } });
        });
        await watchShifts(page);
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const letCodeCome = await openFrame(page, '/login');
          const before = await wordsOf(page);
          letCodeCome();
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('textbox')).toBeVisible();
          expect.soft(await wordsOf(page), `${width}`).toEqual(before);
          expect.soft(await shiftsOf(page), `${width}`).toBe(0);
        }
      });

    test('moves nowhere though it arrives in pieces [BRAND-02]', async ({ page, request }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
      await page.goto('/robots.txt');
      const html = await (await request.get('/login')).text();
      await page.evaluate(
        async (pieces) => {
          document.open();
          for (const piece of pieces) {
            document.write(piece);
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          document.close();
        },
        html.split(/(?=<div class="frame-field">|<li>)/),
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftsOf(page)).toBe(0);
    });

    test('is neither Login nor a page for whoever has a session, and speaks one language', async ({
      page,
      desk,
    }) => {
      await enter(page, desk, { empty: true });
      const letCodeCome = await openFrame(page, '/');
      await expect(page.getByRole('heading')).toHaveCount(0);
      await expect(page.getByRole('status')).toHaveText(
        locale === 'hi-IN' ? 'आपका पोर्टल खुल रहा है' : 'Opening your portal',
      );
      letCodeCome();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('navigation')).not.toHaveCount(0);
    });
  });

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is cut off': (route) => route.abort(),
  'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is not code': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = <!doctype html>' }),
  'never answers': () => new Promise(() => undefined),
};

/** Whether no style sheet is waited for any more; runs in the page. */
const areSheetsHere = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

for (const [fault, spoil] of Object.entries(FAULTS))
  test(
    `Each file of the entry that ${fault} is told, with Reload [ENTRY-04]`,
    // One fault of the four stands for the flow.
    { tag: fault === 'is gone' ? '@flow' : [] },
    async ({ page, desk, incidents }) => {
      test.setTimeout(180_000);
      // Each fault is one; a policy violation is none of them.
      incidents.expect(/^(?:console|request|response|page error): /);
      const html = await (await fetch(`${desk.address}/login`)).text();
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
        ([, file = '']) => file,
      );
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        if (fault === 'is not code' && file.endsWith('.css')) continue;
        await test.step(file, async () => {
          let isSpoilt = true;
          await page.route(`**${file}`, (route) => (isSpoilt ? spoil(route) : route.continue()));
          await page.goto('/login', { waitUntil: 'commit' });
          await expect(page.getByRole('alert')).toContainText(
            /The portal could not be opened|This page came without its look/,
            {
              timeout: 30_000,
            },
          );
          const phone = page.getByRole('textbox', { name: 'Mobile Number' });
          // The portal opens without it, unless it is still waited for.
          if (file.endsWith('.css') && fault !== 'never answers') {
            await expect(phone).toBeVisible({ timeout: 30_000 });
            await expect.poll(() => page.evaluate(areSheetsHere)).toBe(true);
            await expect(page.getByRole('alert')).toContainText('This page came without its look');
          }
          isSpoilt = false;
          await page.getByRole('button', { name: 'Reload' }).click();
          // On a busy machine the frame may say it once more before the portal is there.
          await expect(phone).toBeVisible({ timeout: 30_000 });
          await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
        });
      }
    },
  );

test('What a late frame said is gone with it, though what is loaded ahead has not come yet [ENTRY-04]', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/(?!index-|light-)[^/]*\.css$/, () => new Promise(() => undefined));
  const letCodeCome = await openFrame(page, '/login');
  await page.clock.fastForward(9000);
  const failed = page.getByText(/The portal could not be opened|This page came without its look/);
  await expect(failed.filter({ visible: true })).toHaveCount(1);
  letCodeCome();
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
  await expect(failed.filter({ visible: true })).toHaveCount(0);
});
