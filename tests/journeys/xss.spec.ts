import type { Page, Route } from '@playwright/test';
import { payloads, watchForCalls } from './support/attacks.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { pressAll } from './support/pressAll.ts';

// The security policy would stop an attack that got through; here nothing may get through in the first place.
test.use({ bypassCSP: true });

const answerWith =
  (body: unknown) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: body });

/** Triggers handlers on everything inserted: pointer, focus and a press on each element. */
const touchAll = (page: Page, place: string): Promise<number> =>
  page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(`${selector} *`)];
    for (const element of elements) {
      for (const name of [
        'pointerover',
        'mouseover',
        'mouseenter',
        'wheel',
        'focus',
        'toggle',
        'animationstart',
      ])
        element.dispatchEvent(new Event(name, { bubbles: true }));
      if (element instanceof HTMLElement) element.focus();
    }
    return elements.length;
  }, place);

const strangers = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [
        ...document.querySelectorAll(
          [
            'script',
            'iframe',
            'object',
            'img',
            'style',
            'form',
            'input',
            'button',
            'svg',
            'math',
            'meta',
            'link',
          ]
            .map((name) => `${selector} ${name}`)
            .join(','),
        ),
      ].map((element) => element.outerHTML.slice(0, 120)),
    place,
  );

const unsafeAttributes = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].flatMap((element) =>
        element
          .getAttributeNames()
          .filter(
            (name) =>
              name.startsWith('on') ||
              name === 'style' ||
              (name === 'href' && !/^(https?:\/\/|\/(?!\/))/.test(element.getAttribute(name) ?? '')),
          )
          .map((name) => `${name}=${element.getAttribute(name) ?? ''}`),
      ),
    place,
  );

test.describe('HTML from the server', () => {
  test('runs no attack of a public corpus in FAQ answers', async ({ page, desk }) => {
    const ran = await watchForCalls(page);
    await enter(page, desk);
    const faqs = payloads.map((content, id) => ({ id: id + 1, title: `Question ${id + 1}`, content }));
    await page.route('**/api/v3/faqs/*', answerWith(faqs));
    await page.goto('/sub-service/16');
    const questions = page.getByRole('button', { name: /^Question \d+$/ });
    await expect(questions).toHaveCount(payloads.length);
    await pressAll(questions);
    await expect(page.locator('.portal-html')).toHaveCount(payloads.length);
    await touchAll(page, '.portal-html');
    expect(await strangers(page, '.portal-html')).toEqual([]);
    expect(await unsafeAttributes(page, '.portal-html')).toEqual([]);
    expect(ran).toEqual([]);
  });

  test('runs no attack of the corpus in the names of search results', async ({ page, desk }) => {
    const ran = await watchForCalls(page);
    await enter(page, desk);
    const results = payloads.map((name, id) => ({ id: id + 1, type: 'service', name: `${name} found` }));
    await page.route('**/api/v3/user/search*', answerWith({ data: results }));
    await page.goto('/tax-fitt');
    await page.getByRole('combobox', { name: 'Search here...' }).pressSequentially('qqq');
    await expect(page.getByRole('option')).toHaveCount(payloads.length);
    await touchAll(page, '.portal-search-option');
    expect(await strangers(page, '.portal-search-option')).toEqual([]);
    expect(await unsafeAttributes(page, '.portal-search-option')).toEqual([]);
    expect(ran).toEqual([]);
  });

  test('keeps harmless formatting', async ({ page, desk }) => {
    await enter(page, desk);
    const content =
      '<h2>How</h2><p>File <b>monthly</b> <a href="https://gst.example/">here</a></p><ul><li>one</li></ul>';
    await page.route('**/api/v3/faqs/*', answerWith([{ id: 1, title: 'How often?', content }]));
    await page.goto('/sub-service/16');
    await page.getByRole('button', { name: 'How often?' }).click();
    const response = page.locator('.portal-html');
    await expect(response.locator('p > strong')).toHaveText('How');
    await expect(response.locator('b')).toHaveText('monthly');
    await expect(response.locator('li')).toHaveText('one');
    await expect(response.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
