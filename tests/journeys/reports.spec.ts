import { expect, test } from './support/collectors.ts';
import { failWith, hearReports } from './support/reports.ts';
import { signInAsNew } from './support/signIn.ts';

const ERRORS = 'https://reports.example/errors';
const VITALS = 'https://reports.example/vitals';

interface Sent {
  readonly release: string;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

const sentIn = (bodies: readonly string[]): readonly Sent[] => bodies.map((body) => JSON.parse(body));

test.describe('with addresses for reports', () => {
  test.use({ portal: { reports: { errors: ERRORS, vitals: VITALS } } });

  test('an operator hears of a fault and of web vitals, and of nothing that was typed', async ({
    page,
    desk,
    incidents,
  }) => {
    const [errors, vitals] = [await hearReports(page, ERRORS), await hearReports(page, VITALS)];
    incidents.expect(/Planted fault/);
    await signInAsNew(page, desk);
    await page.goto('/sub-service/162?secret=planted');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await failWith(page, 'Planted fault of "Nila Iyer" at +919876543210, asha@example.in, QZXPV4821K');
    await expect.poll(() => errors.length, { timeout: 15_000 }).toBe(1);
    const [report] = sentIn(errors);
    const [fault] = report?.entries ?? [];
    expect(fault).toMatchObject({
      kind: 'error',
      name: 'TypeError',
      message: 'Planted fault of … at … … …',
      route: '/sub-service/:subServiceId',
    });
    const version: { readonly release: string } = await (await page.request.get('/version.json')).json();
    expect(report?.release).toBe(version.release);

    // The first press settles which paint was the largest.
    const names = async () => {
      await page.getByRole('heading', { level: 1 }).click();
      return sentIn(vitals).flatMap(({ entries }) => entries.map(({ name }) => name));
    };
    await expect.poll(names, { timeout: 20_000 }).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB']));
    expect([...errors, ...vitals].join('\n')).not.toMatch(/Nila|98765|asha@|4821|planted|162/);
  });
});

test('without addresses nobody hears, and no code for it is loaded', async ({ page, desk }) => {
  const heard = await hearReports(page, 'https://reports.example/**');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await signInAsNew(page, desk);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded.filter((address) => /assets\/(reports|watchVitals)-|version\.json/.test(address))).toEqual(
    [],
  );
  expect(heard).toEqual([]);
});
