import { expect, type Page, type Request } from '@playwright/test';
import { goWithin } from './goWithin.ts';

const QUIET_MS = 120;
/** After such a silence nothing more is waited for: the end of a request may never be told. */
const LOST_MS = 5000;
const LONGEST_MS = 20_000;

/** Opens an address and waits for the heading of its screen; Login's stands in the first frame too, before the portal. */
export const openScreen = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('.frame-login')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
};

const nameOf = (request: Request): string => `${request.method()} ${request.url()}`;

/** Collects the page's pending requests until `stop`. */
const collectRequests = (page: Page) => {
  const pending = new Set<Request>();
  let last = { at: Date.now(), name: 'the beginning' };
  const note = (request: Request): void => {
    last = { at: Date.now(), name: nameOf(request) };
  };
  const begun = (request: Request): void => {
    pending.add(request);
    note(request);
  };
  const ended = (request: Request): void => {
    pending.delete(request);
    note(request);
  };
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  return {
    /** What is still waited for, by name. */
    awaited: (): readonly string[] => {
      const silence = Date.now() - last.at;
      const unanswered = [...pending].map(nameOf);
      if (silence < LOST_MS && unanswered.length > 0) return unanswered;
      if (unanswered.length > 0) process.stdout.write(`no end in ${LOST_MS} ms: ${unanswered.join(', ')}\n`);
      return silence >= QUIET_MS ? [] : [`silence after ${last.name}`];
    },
    stop: () => page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended),
  };
};

/**
 * Waits until the page has nothing to draw: on a busy machine what has arrived is not shown yet. False if it is left
 * meanwhile.
 */
const isDrawn = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const idle: unknown = Reflect.get(globalThis, 'requestIdleCallback');
          // The oldest browsers have none.
          if (typeof idle === 'function') requestIdleCallback(() => resolve(true), { timeout: 5000 });
          else setTimeout(() => resolve(true));
        }),
    )
    .catch(() => false);

/** Carries out what leads to a screen, then waits until it is drawn and no request has been pending for a moment. */
const settled = async (page: Page, lead: () => Promise<void>): Promise<void> => {
  const requests = collectRequests(page);
  const awaited = async (): Promise<readonly string[]> =>
    (await isDrawn(page)) ? requests.awaited() : ['a frame'];
  await lead();
  await expect.poll(awaited, { intervals: [20], timeout: LONGEST_MS }).toEqual([]);
  requests.stop();
};

/** Opens an address and waits until no request has been pending for a moment. */
export const openSettled = (page: Page, path: string): Promise<void> =>
  settled(page, () => openScreen(page, path));

const LEFT = 'data-left';

/**
 * The same without a page load, on the way of the portal's own links, for sweeps over all routes. Every path mounts a
 * screen of its own with a heading of its own, so that of the screen before is told from the new one.
 */
export const goSettled = (page: Page, path: string): Promise<void> =>
  settled(page, async () => {
    await page.locator('h1').evaluateAll((headings, left) => {
      for (const heading of headings) heading.setAttribute(left, '');
    }, LEFT);
    await goWithin(page, path);
    await expect(page.locator(`h1:not([${LEFT}])`)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(`[${LEFT}]`)).toHaveCount(0);
  });
