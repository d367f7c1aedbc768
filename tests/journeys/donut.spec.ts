import { expect, test } from './support/collectors.ts';
import { openSettled } from './support/openScreen.ts';
import { signIn } from './support/signIn.ts';

/** What a part is called in the accessible name, and the class of its circle. */
const PARTS = ['completed', 'inProgress', 'yetToStart'] as const;

test.describe('The donut of a task', () => {
  test(
    'is drawn as a light ring with the shares in its name, and asks for no chart code [MONEY-04]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await signIn(page, desk);
      await openSettled(page, '/dashboard');
      const donut = page.getByRole('img', { name: /^Completed \d+%/ }).first();
      await donut.scrollIntoViewIfNeeded();
      await expect(donut.locator('svg')).toBeVisible();
      await expect(donut.locator('g')).toHaveAttribute('stroke-width', '25');
      const box = await donut.locator('svg').boundingBox();
      expect([box?.width, box?.height]).toEqual([80, 80]);
      const named = [...((await donut.getAttribute('aria-label')) ?? '').matchAll(/(\d+)%/g)];
      for (const [place, part] of PARTS.entries()) {
        const share = Number(named[place]?.[1]);
        const circle = donut.locator(`circle.portal-donut-${part}`);
        await expect(circle).toHaveCount(share > 0 ? 1 : 0);
        if (share === 0) continue;
        const dashes = (await circle.getAttribute('stroke-dasharray')) ?? '';
        const drawn = Number(dashes.split(' ')[0]) * 100;
        expect(Math.abs(drawn - share)).toBeLessThanOrEqual(0.5);
      }
      const scripts = asked.filter((address) => address.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((address) => /chart|plots/i.test(address))).toEqual([]);
      expect(await page.locator('canvas').count()).toBe(0);
    },
  );
});
