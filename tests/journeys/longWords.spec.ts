import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { Infection } from './support/infect.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { pressAll } from './support/pressAll.ts';

/** A word of 60 letters, put into every text field that the backend sends. */
const WORD = 'Compliance'.repeat(6);

for (const width of [320, 360]) {
  test(`A word of 60 letters fits on every screen at ${width} px`, async ({ page, desk, incidents }) => {
    test.setTimeout(120_000);
    incidents.expect(/^(response|console|request): .*\/media\//, /^(response|console): .*404.*\/(?!api)/);
    await page.setViewportSize({ width, height: 780 });
    await enter(page, desk);
    const places = await placesOf(page);
    await new Infection([WORD]).on(page);
    await page.evaluate((displayname) => {
      const user: unknown = JSON.parse(sessionStorage.getItem('user') ?? '{}');
      sessionStorage.setItem('user', JSON.stringify({ ...Object(user), displayname, email: displayname }));
    }, WORD);
    const found: Record<string, readonly string[]> = {};
    const look = async (place: string): Promise<void> => {
      const here = await misfits(page);
      if (here.length > 0) found[place] = here;
    };
    for (const { name, path } of places) {
      await openSettled(page, path);
      await pressAll(page.locator('main [aria-expanded="false"]'));
      await look(name);
    }
    await openSettled(page, '/dashboard');
    for (const tab of ['Work Status', 'Transactions']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toContainText(/Compliance|Transaction ID/);
      await look(tab);
    }
    expect(found).toEqual({});
  });
}
