import type { Locator, Page } from '@playwright/test';
import { fillCart, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { openSettled } from './support/openScreen.ts';
import { ownRecords } from './support/ownRecords.ts';
import { spreadOrders } from './support/payments.ts';
import { placesOf } from './support/places.ts';
import { resize } from './support/resize.ts';
import { HALVES, halfOf, visitEach } from './support/visitEach.ts';

const ACROSS = { width: 800, height: 360 };

/** Bars that stay over what is scrolled and take more than an eighth of the window's height. */
const tallBars = (page: Page): Promise<readonly string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const stays = /sticky|fixed/.test(getComputedStyle(element).position);
      return stays && width > innerWidth * 0.4 && height > innerHeight * 0.12 && height < innerHeight
        ? [`${element.tagName}.${element.className} is ${Math.round(height)} px high`]
        : [];
    }),
  );

/** In how many lines each date of the list stands. */
const linesOfDates = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.portal-transaction-date time')
    .evaluateAll((dates) =>
      dates.map((date) => new Set([...date.getClientRects()].map(({ top }) => Math.round(top))).size),
    );

/** Whether a press in its middle reaches it, so that no bar lies above it. */
const isReached = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('The date of a transaction stands in one line at every width', async ({ page, desk }) => {
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await resize(page, { width, height: 800 });
    await expect.poll(() => linesOfDates(page), { message: `${width}` }).toEqual([1, 1, 1]);
  }
});

test('A block of few transactions is as high as they are', async ({ page, desk }) => {
  await enter(page, desk);
  await page.route('**/api/v3/user/orders', async (route) => {
    const response = await route.fetch();
    const body: { readonly data: { readonly data: readonly unknown[] } } = await response.json();
    await route.fulfill({ response, json: { ...body, data: { data: body.data.data.slice(-1) } } });
  });
  await openSettled(page, '/dashboard');
  const block = page.getByRole('region', { name: 'Recent Transactions' });
  const below = (): Promise<number> =>
    block.evaluate((section) => {
      const last = section.querySelector('.portal-transactions')?.getBoundingClientRect();
      return section.getBoundingClientRect().bottom - (last?.bottom ?? 0);
    });
  for (const width of [360, 768, 1440]) {
    await resize(page, { width, height: 800 });
    await expect.poll(below, { message: `${width}` }).toBeLessThan(40);
  }
});

test('An unfolded transaction is in view with its button, above the bar of a phone', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await resize(page, { width: 360, height: 560 });
  await spreadOrders(page);
  await openSettled(page, '/payments?year=2024-25');
  const row = page.getByRole('button', { name: /^Book Keeping/ });
  await row.evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
  });
  await row.click();
  const invoice = page.getByRole('button', { name: 'Download Invoice', exact: true });
  await expect(invoice).toBeVisible();
  await expect.poll(() => isReached(invoice)).toBe(true);
});

test("The sandbox's payment page fits a phone", async ({ page, desk }) => {
  await enter(page, desk);
  await fillCart(page);
  await toGateway(page);
  for (const width of [320, 360]) {
    await resize(page, { width, height: 640 });
    expect(await misfits(page), `${width}`).toEqual([]);
  }
});

for (const half of HALVES)
  test(`Nothing is cut on any screen of a tablet or of a phone that lies, and no bar takes its height (${half + 1} of 2)`, async ({
    page,
    desk,
  }) => {
    test.slow();
    await enter(page, desk);
    const wrong: string[] = [];
    await visitEach(page, {
      places: halfOf(await placesOf(page), half),
      size: ACROSS,
      look: async ({ name }) => {
        wrong.push(...(await tallBars(page)).map((bar) => `${name}: ${bar}`));
        for (const size of [ACROSS, { width: 768, height: 1024 }, { width: 1024, height: 768 }]) {
          await resize(page, size);
          wrong.push(...(await misfits(page)).map((line) => `${name} at ${size.width}: ${line}`));
        }
      },
    });
    expect(wrong).toEqual([]);
  });

test('A customer whose name takes two lines stands whole above the links of a sidebar that is too high', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await page.evaluate(() => {
    const user: object = JSON.parse(sessionStorage.getItem('user') ?? '{}');
    sessionStorage.setItem(
      'user',
      JSON.stringify({ ...user, displayname: 'Lakshmi Narasimhan Venkataraman' }),
    );
  });
  await openSettled(page, '/notifications');
  await resize(page, { width: 1280, height: 560 });
  const sidebar = page.locator('.portal-frame > .portal-sidebar');
  const name = await sidebar.getByText('Lakshmi Narasimhan Venkataraman').boundingBox();
  const phone = await sidebar.locator('.portal-customer-phone').boundingBox();
  const home = await sidebar.getByRole('link', { name: 'Home' }).boundingBox();
  expect(name?.height).toBeGreaterThan(40);
  expect(name?.y).toBeGreaterThanOrEqual(16);
  expect((home?.y ?? 0) - ((phone?.y ?? 0) + (phone?.height ?? 0))).toBeGreaterThanOrEqual(8);
});

test('A blank stands between a price and the same price with GST, wherever both are in one line', async ({
  page,
  desk,
}) => {
  await enter(page, desk, { empty: true });
  const gaps = (): Promise<readonly number[]> =>
    page.locator('main .portal-price-gst').evaluateAll((all) =>
      all.flatMap((withGst) => {
        const range = document.createRange();
        const edges = [withGst.previousElementSibling, withGst].map((part) => {
          // The glyphs alone: the box of a text that begins with a blank begins before it.
          const text = part?.firstChild;
          if (!(text instanceof Text)) return undefined;
          range.setStart(text, text.data.length - text.data.trimStart().length);
          range.setEnd(text, text.data.length);
          return range.getClientRects();
        });
        const [before, after] = [edges[0]?.[0], edges[1]?.[0]];
        return before === undefined || after === undefined || after.left < before.right
          ? []
          : [Math.round(after.left - before.right)];
      }),
    );
  for (const path of ['/dashboard#services', '/sub-services/1', '/sub-service/24']) {
    await openSettled(page, path);
    await resize(page, { width: 1440, height: 900 });
    await expect(page.locator('main .portal-price-gst').first()).toBeVisible();
    const found = await gaps();
    expect(found.length, path).toBeGreaterThan(0);
    expect(Math.min(...found), path).toBeGreaterThanOrEqual(2);
  }
});

test('A tool never stands alone in its row', async ({ page, desk }) => {
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  const tools = page.getByRole('region', { name: 'Financial Tools' }).getByRole('listitem');
  for (let width = 320; width <= 1440; width += 80) {
    await resize(page, { width, height: 800 });
    const tops = await tools.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    expect(
      rows.every((row) => row === rows[0]),
      `${width}: ${rows.join()}`,
    ).toBe(true);
  }
});

test('A list that could not be read stands apart from its heading', async ({ page, desk, incidents }) => {
  incidents.expectFailuresOf('/api/v3/user/quotation-request');
  await enter(page, desk);
  await page.route('**/api/v3/user/quotation-request', (route) => route.fulfill({ status: 400, json: {} }));
  await resize(page, { width: 1280, height: 800 });
  await openSettled(page, '/dashboard');
  const requests = page.locator('.portal-summary-requests');
  const message = requests.getByText('Failed to fetch requested quotations. Please try again later.');
  await expect(message).toBeVisible();
  const apart = await requests.evaluate((section) => {
    const [heading, next] = section.children;
    return (next?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0);
  });
  expect(apart).toBeGreaterThanOrEqual(4);
});

test('A dialog that is higher than a phone that lies begins and ends within the window', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await openSettled(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await resize(page, ACROSS);
  const edges = (): Promise<readonly [number, number]> =>
    page.locator('.ant-modal-container').evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return [top, innerHeight - bottom];
    });
  const scroll = (to: 'start' | 'end'): Promise<void> =>
    page.locator('.ant-modal-container').evaluate((box, block) => {
      box.scrollIntoView({ block, behavior: 'instant' });
      const wrap = box.closest('.ant-modal-wrap');
      wrap?.scrollTo({ top: block === 'start' ? 0 : wrap.scrollHeight });
    }, to);
  await scroll('start');
  await expect.poll(async () => (await edges())[0]).toBeGreaterThanOrEqual(8);
  await scroll('end');
  await expect.poll(async () => (await edges())[1]).toBeGreaterThanOrEqual(8);
});

test('A dialog that is higher than a phone keeps its buttons in view', async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await enter(page, desk);
  for (const [path, opener, button] of [
    ['/filecabinet', 'Filters', 'Apply'],
    ['/profile', 'Edit Profile', 'Save'],
  ] as const) {
    await openSettled(page, path);
    await page.getByRole('button', { name: opener }).click();
    const press = page.getByRole('dialog').getByRole('button', { name: button });
    await expect(press).toBeInViewport({ ratio: 1 });
    const height = (await page.locator('.ant-modal-container').boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(480);
    const last = page.getByRole('dialog').locator('input').last();
    await last.focus();
    await expect(press).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
    const isCovered = await last.evaluate((field) => {
      const { bottom } = field.getBoundingClientRect();
      return (
        bottom >
        (document.querySelector('.ant-modal-footer, .portal-dialog-actions')?.getBoundingClientRect().top ??
          0)
      );
    });
    expect(isCovered).toBe(false);
  }
});

test('What the dashboard says of money fills its rows, and a date stands in one line', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  const money = page.getByRole('list', { name: 'Your money' });
  for (const width of [320, 360, 768]) {
    await resize(page, { width, height: 800 });
    const gap = await money.evaluate((list) => {
      const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
      return list.getBoundingClientRect().right - last;
    });
    expect(gap, `${width}`).toBeLessThan(3);
    const lines = await page
      .locator('.portal-blog-date time')
      .evaluateAll((dates) => dates.map((date) => Math.round(date.getBoundingClientRect().height)));
    expect(new Set(lines).size, `${width}: ${lines.join()}`).toBe(1);
    expect(lines[0], `${width}`).toBeLessThan(30);
  }
});

test('What is pressed on Deadlines takes at least 24 by 24 pixels', async ({ page, desk }) => {
  await enter(page, desk);
  await openSettled(page, '/deadlines');
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('link', { name: /^Official page: / }).first()).toBeVisible();
  const small = (): Promise<readonly string[]> =>
    page
      .locator('main')
      .locator('a, button')
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width > 0 && Math.min(width, height) < 24
            ? [`${target.textContent}: ${Math.round(width)} by ${Math.round(height)}`]
            : [];
        }),
      );
  for (const width of [320, 412, 1280]) {
    await resize(page, { width, height: 800 });
    expect(await small(), `${width}`).toEqual([]);
  }
});

test('A button whose words take two lines has both in its middle', async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, desk);
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
  await page.goto(`/payment-response?status=success&order_id=${task?.order_id ?? ''}`);
  const upload = page.getByRole('link', { name: 'Upload documents for GST Registration' });
  await expect(upload).toBeVisible();
  const aside = await upload.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const box = link.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return [...words.getClientRects()].map(({ left, right }) => Math.abs((left + right) / 2 - middle));
  });
  expect(aside.length).toBeGreaterThan(1);
  expect(Math.max(...aside)).toBeLessThan(2);
});
