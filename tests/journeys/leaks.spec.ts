import type { Page } from '@playwright/test';
import { anOrder, fillOrder, placeAndPay, putIntoCart } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { failWith, hearReports } from './support/reports.ts';
import { freshPhone } from './support/signIn.ts';
import { everyThirdParty, playThirdParties } from './support/thirdParties.ts';

const REPORTS = 'https://reports.example/in';
test.use({ portal: { ...everyThirdParty, reports: { errors: REPORTS, vitals: REPORTS } } });

/**
 * What the specification stores in the browser (STOR-01, STOR-02), and the analytics vendor's entry, which identifies
 * the customer.
 */
const STORED = {
  local: /^(access_token|service_id|readNotifications|mp_|__mp)/,
  tab: /^(token|refresh_token|camp|user|mp_.*)$/,
};

interface Entry {
  readonly key: string;
  readonly value: string;
}

const entriesOf = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage, place) =>
      Object.keys(storage).map((key) => ({
        key: `${place === 0 ? 'local' : 'tab'} ${key}`,
        value: storage.getItem(key) ?? '',
      })),
    ),
  );

const otherStores = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(`file ${name}`);
    const databases = await indexedDB.databases();
    return [
      ...databases.map(({ name }) => `database ${name ?? ''}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...files,
      ...(document.cookie === '' ? [] : [`cookie ${document.cookie}`]),
    ];
  });

/** Places where secrets must not appear, recorded from the first page on. */
class Traces {
  readonly addresses: string[] = [];
  readonly console: string[] = [];

  follow(page: Page): void {
    page.on('request', (request) => {
      this.addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    page.on('framenavigated', (frame) => {
      this.addresses.push(frame.url());
    });
    page.on('console', (message) => {
      // Analytics logs what it sends, because its debug mode is on (ANLY-06).
      if (!message.location().url.includes('loader-module-core')) this.console.push(message.text());
    });
  }
}

const found = (secrets: Readonly<Record<string, string>>, places: readonly string[]): readonly string[] => {
  const text = places.flatMap((place) => {
    try {
      return [place, decodeURIComponent(place)];
    } catch {
      return [place];
    }
  });
  return Object.entries(secrets)
    .filter(([, secret]) => text.some((line) => line.includes(secret)))
    .map(([name]) => name);
};

const signInWith = async (page: Page, phone: string, code: () => Promise<string>): Promise<string> => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
  await page.getByRole('button', { name: 'Stand-in check' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  const otp = await code();
  await page.getByRole('textbox', { name: 'OTP' }).fill(otp);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });
  return otp;
};

const editProfile = async (page: Page, pan: string): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Bank Details' }).click();
  await page.getByRole('tab', { name: 'General Information' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'PAN Number' }).fill(pan);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

const uploadFile = async (page: Page, name: string): Promise<void> => {
  await page.goto('/filecabinet');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a file' }).click();
  await (
    await chooser
  ).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible({ timeout: 15_000 });
};

test('Twelve secrets stay where they belong through a whole journey', async ({ page, desk, incidents }) => {
  test.slow();
  const sent = await playThirdParties(page, desk);
  const reports = await hearReports(page, REPORTS);
  incidents.expect(/^page error: |Uncaught/);
  const traces = new Traces();
  traces.follow(page);
  const phone = freshPhone();
  const planted = {
    PAN: 'QZXPV4821K',
    GSTIN: '27QZXPV4821K1Z7',
    'bank account': '50100987612345',
    amount: '73951',
    address: '77 Zaveri Chawl',
    email: 'planted.secret@example.in',
    'file name': 'form16-planted.pdf',
    'order remarks': 'Planted remark about a notice',
  };
  await desk.addCustomer({ phone, displayname: 'Nila Iyer', email: planted.email });
  await page.route('**/api/v3/user/profile', async (route) => {
    const response = await route.fetch();
    const profile: object = await response.json();
    await route.fulfill({ response: response, json: { ...profile, bank_acc_num: planted['bank account'] } });
  });
  const otp = await signInWith(page, phone, () => desk.codeFor(phone));
  const tokens = await page.evaluate(() => ({
    'access token': localStorage.getItem('access_token') ?? '',
    'refresh token': sessionStorage.getItem('refresh_token') ?? '',
  }));
  const secrets = { ...planted, ...tokens, otp, phone: phone.slice(3) };
  expect(Object.values(secrets).filter((secret) => secret.length > 4)).toHaveLength(12);

  await editProfile(page, planted.PAN);
  await putIntoCart(page, planted.amount, planted['order remarks']);
  await fillOrder(page, { ...anOrder, address: planted.address, email: planted.email, gstin: planted.GSTIN });
  await placeAndPay(page);
  await expect.poll(() => sent.analytics.join('\n'), { timeout: 20_000 }).toContain('Payment Completed');
  await uploadFile(page, planted['file name']);

  for (const secret of Object.values(secrets)) await failWith(page, `"${secret}" is no value`);
  await expect.poll(() => reports.join('\n'), { timeout: 15_000 }).toContain('… is no value');
  expect(found(secrets, reports)).toEqual([]);

  const during = await entriesOf(page);
  const beyond = during.filter(
    ({ key }) => !STORED.local.test(key.replace('local ', '')) && !STORED.tab.test(key.replace('tab ', '')),
  );
  // Typed values are kept until log-out; those of an order are shared by all tabs, so that none places a second one.
  const SHARED = /^local portal\.(orderAttempt|orderForm|discountCode)$/;
  const own = beyond.map(({ key }) => key).filter((key) => !key.startsWith('tab portal.'));
  // A form is kept only once something cuts it off (LINE-06).
  expect(beyond.map(({ key }) => key)).not.toContain('tab portal.forms');
  expect(own.filter((key) => !SHARED.test(key))).toEqual([]);
  const {
    'access token': _token,
    'refresh token': _refresh,
    email: _email,
    phone: _phone,
    ...never
  } = secrets;
  const vendors = during.filter(({ key }) => /^local (mp_|__mp)/.test(key)).map(({ value }) => value);
  expect(found({ ...never, ...tokens }, vendors)).toEqual([]);

  // As a tab that was closed in the middle of a download would leave it.
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.getFileHandle('download-planted', { create: true });
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();

  expect(found(secrets, traces.addresses)).toEqual([]);
  expect(found(secrets, traces.console)).toEqual([]);
  // Analytics identifies the customer by id, email, name and phone only (ANLY-01).
  expect(found({ ...never, ...tokens }, sent.analytics)).toEqual([]);
  const left = await entriesOf(page);
  expect(left.map(({ key }) => key).filter((key) => key.includes('portal.'))).toEqual([]);
  const kept = left.filter(({ key }) => key !== 'tab refresh_token' && !/^local (mp_|__mp)/.test(key));
  const values = kept.map(({ value }) => value);
  expect(found(secrets, values)).toEqual([]);
  await expect
    .poll(async () => (await otherStores(page)).filter((store) => !store.includes('mixpanel')))
    .toEqual([]);
});
