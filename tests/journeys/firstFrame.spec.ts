import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

/** Opens an address and keeps the portal's code back, so that its first frame stays; the answer lets the code come. */
const openFrame = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeVisible();
  return async () => {
    resolve();
    await page.waitForLoadState('networkidle');
  };
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
          await letCodeCome();
          await expect(page.getByRole('textbox')).toBeVisible();
          expect(await wordsOf(page)).toEqual(before);
        },
      );

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
      await letCodeCome();
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
          isSpoilt = false;
          await page.getByRole('button', { name: 'Reload' }).click();
          // On a busy machine the frame may say it once more before the portal is there.
          const phone = page.getByRole('textbox', { name: 'Mobile Number' });
          await expect(phone).toBeVisible({ timeout: 30_000 });
          await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
        });
      }
    },
  );
