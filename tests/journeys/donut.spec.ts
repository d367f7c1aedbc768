import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { signIn } from './support/signIn.ts';

interface Shares {
  readonly completed: number;
  readonly inProgress: number;
  readonly yetToStart: number;
}

const sharesIn = (name: string | null): Shares => {
  const [completed = -1, inProgress = -1, yetToStart = -1] = [...(name ?? '').matchAll(/(\d+)%/g)].map(
    ([, digits]) => Number(digits),
  );
  return { completed, inProgress, yetToStart };
};

type Colour = readonly number[];

const coloursOf = (page: Page): Promise<readonly Colour[]> =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--portal-success', '--portal-progress-mark', '--portal-idle-mark'].map((name) => {
      const hex = style.getPropertyValue(name).trim();
      return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    });
  });

const pixelsOf = (canvas: Locator): Promise<readonly number[]> =>
  canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('The chart is drawn on a canvas.');
    return [...(element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [])];
  });

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, part) => sum + Math.abs(value - (other[part] ?? 0)), 0);

/** The percentage of drawn pixels that has each part's colour. */
const drawnIn = (pixels: readonly number[], colours: readonly Colour[]): Shares => {
  const counts = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const distances = colours.map((colour) => distance(colour, pixels.slice(at, at + 3)));
    const nearest = distances.indexOf(Math.min(...distances));
    counts[nearest] = (counts[nearest] ?? 0) + 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [completed = 0, inProgress = 0, yetToStart = 0] = counts.map((count) => (count / total) * 100);
  return { completed, inProgress, yetToStart };
};

test.describe('The donut of a task', () => {
  test(
    'is drawn by the built chart library with the shares in its name',
    { tag: '@screen-dashboard' },
    async ({ page, desk }) => {
      await signIn(page, desk);
      const donut = page.getByRole('img', { name: /^Completed \d+%/ }).first();
      await donut.scrollIntoViewIfNeeded();
      const canvas = donut.locator('canvas').first();
      await expect(canvas).toBeVisible({ timeout: 20_000 });
      const named = sharesIn(await donut.getAttribute('aria-label'));
      await expect(async () => {
        const drawn = drawnIn(await pixelsOf(canvas), await coloursOf(page));
        expect(Math.abs(drawn.completed - named.completed)).toBeLessThan(3);
        expect(Math.abs(drawn.inProgress - named.inProgress)).toBeLessThan(3);
        expect(Math.abs(drawn.yetToStart - named.yetToStart)).toBeLessThan(3);
      }).toPass({ timeout: 10_000 });
    },
  );
});
