import type { Page } from '@playwright/test';
import { anOrder, fillOrder, putIntoCart } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { payLater, visitLaterScreens } from './support/laterScreens.ts';
import { failWith, hearReports } from './support/reports.ts';
import { freshPhone } from './support/signIn.ts';
import { entriesOf, found, otherStores, Traces } from './support/traces.ts';
import { fixedThirdParties, playThirdParties } from './support/thirdParties.ts';
import { noSocketAnswered } from './support/vendors.ts';

const REPORTS = 'https://reports.example/in';
test.use({ vendors: true, portal: { ...fixedThirdParties, reports: { errors: REPORTS, vitals: REPORTS } } });

/**
 * What the specification stores in the browser (STOR-01, STOR-02), and the analytics vendor's entry, which identifies
 * the customer.
 */
const STORED = {
  local: /^(access_token|service_id|readNotifications|mp_|__mp)/,
  tab: /^(token|refresh_token|camp|user|mp_.*)$/,
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

test('Sixteen secrets stay where they belong through a whole journey', async ({ page, desk, incidents }) => {
  test.slow();
  const sent = await playThirdParties(page, desk);
  const reports = await hearReports(page, REPORTS);
  incidents.expect(/^page error: |Uncaught/, noSocketAnswered);
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
    'reason of a denial': 'Planted reason about a cousin',
    photo: 'aadhaar-planted.jpg',
    'PDF of photos': 'identity-planted',
    'one of several files': 'statement-planted.pdf',
  };
  await desk.addCustomer({ phone, displayname: 'Nila Iyer', email: planted.email });
  await page.route('**/api/v3/user/profile', async (route) => {
    const response = await route.fetch();
    const profile: object = await response.json();
    await route.fulfill({
      response: response,
      json: { ...profile, bank_acc_num: planted['bank account'] },
    });
  });
  const otp = await signInWith(page, phone, () => desk.codeFor(phone));
  const tokens = await page.evaluate(() => ({
    'access token': localStorage.getItem('access_token') ?? '',
    'refresh token': sessionStorage.getItem('refresh_token') ?? '',
  }));
  const secrets = { ...planted, ...tokens, otp, phone: phone.slice(3) };
  expect(Object.values(secrets).filter((secret) => secret.length > 4)).toHaveLength(16);

  await editProfile(page, planted.PAN);
  await putIntoCart(page, planted.amount, planted['order remarks']);
  await fillOrder(page, {
    ...anOrder,
    address: planted.address,
    email: planted.email,
    gstin: planted.GSTIN,
  });
  await payLater(page);
  await expect.poll(() => sent.analytics.join('\n'), { timeout: 20_000 }).toContain('Payment Completed');
  await uploadFile(page, planted['file name']);
  await visitLaterScreens(page, desk, {
    reason: planted['reason of a denial'],
    photo: planted.photo,
    pdf: planted['PDF of photos'],
    file: planted['one of several files'],
  });

  for (const secret of Object.values(secrets)) await failWith(page, `"${secret}" is no value`);
  await expect.poll(() => reports.join('\n'), { timeout: 15_000 }).toContain('… is no value');
  expect(found(secrets, reports)).toEqual([]);

  const during = await entriesOf(page);
  const beyond = during.filter(
    ({ key }) => !STORED.local.test(key.replace('local ', '')) && !STORED.tab.test(key.replace('tab ', '')),
  );
  // Typed values are kept until log-out; those of an order are shared by all tabs, so that none places a second one.
  const SHARED =
    /^local portal\.(orderAttempt|orderForm|discountCode|deadlines|language|brand|customer|installOffer)$/;
  const chosen = beyond.map(({ key }) => key).filter((key) => !key.startsWith('tab portal.'));
  // A form is kept only once something cuts it off (LINE-06).
  expect(beyond.map(({ key }) => key)).not.toContain('tab portal.forms');
  expect(chosen.filter((key) => !SHARED.test(key))).toEqual([]);
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
  const kept = left.filter(({ key }) => !/^(local|tab) (mp_|__mp)/.test(key));
  // What stays is nobody's: the campaign of the link until the tab is closed, the others for good (INST-02: the offer once).
  const keys = kept.map(({ key }) => key).toSorted();
  expect(keys).toEqual([
    'local portal.brand',
    'local portal.installOffer',
    'local portal.language',
    'local service_id',
    'tab camp',
  ]);
  const values = kept.map(({ value }) => value);
  expect(found(secrets, values)).toEqual([]);
  await expect
    .poll(async () => (await otherStores(page)).filter((store) => !store.includes('mixpanel')))
    .toEqual([]);
});
