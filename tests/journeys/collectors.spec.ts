import { Incidents } from './support/incidents.ts';
import { expect, test } from './support/collectors.ts';

test.describe('A journey fails on', () => {
  test('browser errors, unless they were announced', async ({ browser, sandbox }) => {
    const context = await browser.newContext({ baseURL: sandbox.address });
    const incidents = new Incidents();
    await incidents.watch(context);
    const page = await context.newPage();
    await page.goto('/login');
    await page.evaluate(async () => {
      console.error('a complaint');
      setTimeout(() => {
        throw new Error('a slip');
      });
      await fetch('/api/v3/no-such-call');
      const image = new Image();
      image.src = 'https://elsewhere.invalid/pixel.png';
      await new Promise((resolve) => {
        image.addEventListener('error', resolve);
      });
    });
    const kinds = incidents.unexpected().map((line) => line.split(/[: ]/)[0]);
    expect(new Set(kinds)).toEqual(new Set(['console', 'page', 'response', 'policy', 'request']));
    incidents.expect(/complaint/, /slip/, /elsewhere/);
    incidents.expectFailuresOf('/api/v3/no-such-call');
    expect(incidents.unexpected()).toEqual([]);
    await context.close();
  });
});
