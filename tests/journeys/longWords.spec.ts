import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { Infection } from './support/infect.ts';
import { goSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { pressAll } from './support/pressAll.ts';
import { resize } from './support/resize.ts';
import { halfOf, HALVES, visitEach } from './support/visitEach.ts';

/** A word of 60 letters, put into every text field that the backend sends. */
const WORD = 'Compliance'.repeat(6);

const SIZES = [320, 360].map((width) => ({ width, height: 780 }));

for (const half of HALVES) {
  test(`A word of 60 letters fits on every screen at 320 and 360 px (${half + 1} of 2)`, async ({
    page,
    desk,
    incidents,
  }) => {
    test.setTimeout(120_000);
    incidents.expect(/^(response|console|request): .*\/media\//, /^(response|console): .*404.*\/(?!api)/);
    await enter(page, desk);
    const places = halfOf(await placesOf(page), half);
    await new Infection([WORD]).on(page);
    await page.evaluate((displayname) => {
      const user: unknown = JSON.parse(sessionStorage.getItem('user') ?? '{}');
      sessionStorage.setItem('user', JSON.stringify({ ...Object(user), displayname, email: displayname }));
    }, WORD);
    const found: Record<string, readonly string[]> = {};
    const look = async (place: string): Promise<void> => {
      for (const size of SIZES) {
        await resize(page, size);
        const here = await misfits(page);
        if (here.length > 0) found[`${place} at ${size.width}`] = here;
      }
    };
    const [smallest = { width: 320, height: 780 }] = SIZES;
    await visitEach(page, {
      places,
      size: smallest,
      look: async ({ name }) => {
        await pressAll(page.locator('main [aria-expanded="false"]'));
        await look(name);
      },
    });
    if (half === 1) {
      await goSettled(page, '/dashboard');
      for (const tab of ['Work Status', 'Transactions']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel', { name: tab })).toContainText(/Compliance|Transaction ID/);
        await look(tab);
      }
    }
    expect(found).toEqual({});
  });
}
