import { Buffer } from 'node:buffer';
import type { CDPSession, Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { openBrowser } from './measure/browser.ts';
import { type MeasuredPortal, startPortal } from './measure/portal.ts';

/** `npm run day`: what one customer's day costs, by kind: a first day with an empty cache, and the next one. */
const PHONE = '+919811111111';
const KINDS = ['page', 'static', 'call', 'file', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Cost {
  requests: number;
  bytes: number;
  cached: number;
}
type Costs = Record<Kind, Cost>;

const none = (): Cost => ({ requests: 0, bytes: 0, cached: 0 });
const noCosts = (): Costs => ({ page: none(), static: none(), call: none(), file: none(), other: none() });

const kindOf = (address: URL, portal: string): Kind => {
  if (address.origin !== portal) return 'other';
  if (address.pathname.startsWith('/assets/') || address.pathname === '/favicon.svg') return 'static';
  if (/^\/sandbox\/files\/|\/file-upload$|\/files\/upload$/.test(address.pathname)) return 'file';
  if (address.pathname.startsWith('/api/')) return 'call';
  return /^\/(media|brand|sandbox)\//.test(address.pathname) ? 'other' : 'page';
};

interface Response {
  readonly requestId: string;
  readonly response: { readonly url: string; readonly fromDiskCache?: boolean };
}

/**
 * Counts what the network carries for a page: bodies sent, and responses with their headers, as they were packed.
 * Returns the costs so far.
 */
const count = async (session: CDPSession, portal: string): Promise<() => Costs> => {
  const costs = noCosts();
  const sent = new Map<string, number>();
  const kinds = new Map<string, Kind>();
  const cached = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, kindOf(new URL(request.url), portal));
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    sent.set(requestId, Number(headers['Content-Length'] ?? 0));
  });
  session.on('Network.responseReceived', ({ requestId, response }: Response) => {
    if (response.fromDiskCache === true) cached.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const cost = costs[kinds.get(requestId) ?? 'other'];
    if (cached.has(requestId)) cost.cached += 1;
    else {
      cost.requests += 1;
      cost.bytes += encodedDataLength + (sent.get(requestId) ?? 0);
    }
  });
  return () => costs;
};

const signIn = async (page: Page, portal: MeasuredPortal): Promise<void> => {
  await page.goto(`${portal.address}/login`);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(PHONE);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
  await page.getByRole('checkbox', { name: 'I am not a robot', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await otp.waitFor();
  await otp.fill(await new Desk(portal.address).codeFor(PHONE));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('heading', { name: 'Recent Transactions' }).waitFor();
};

const buy = async (page: Page, portal: MeasuredPortal): Promise<void> => {
  await page.goto(`${portal.address}/sub-service/162`);
  await page.getByRole('textbox', { name: 'Purpose of payment' }).fill('Notice reply');
  await page.getByRole('spinbutton', { name: 'Amount' }).fill('2500');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('dialog').getByText('View Cart').click();
  for (const [name, value] of [
    ['Full Name', 'Asha Verma'],
    ['Phone', '9876543210'],
    ['Email', 'asha.verma@example.in'],
    ['Billing Address', '12 Carter Road'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('spinbutton', { name: 'Zip Code' }).fill('400050');
  const state = page.getByRole('combobox', { name: 'State' });
  await state.click();
  await state.fill('Maharashtra');
  await state.press('Enter');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment successful' }).waitFor();
};

/** A scan of a page at a good quality, which is what customers send most. */
const SCAN_BYTES = 500_000;

const upload = async (page: Page, portal: MeasuredPortal, name: string): Promise<void> => {
  await page.goto(`${portal.address}/filecabinet`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a file' }).click();
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(SCAN_BYTES), Buffer.from('%%EOF\n')]);
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('button', { name: `Download ${name}` }).waitFor();
};

const show = (day: string, costs: Costs): void => {
  const rows = KINDS.map((kind) => {
    const { requests, bytes, cached } = costs[kind];
    return `  ${kind.padEnd(8)}${String(requests).padStart(6)}${(bytes / 1000).toFixed(0).padStart(8)} kB${String(cached).padStart(8)} kept`;
  });
  process.stdout.write(`${day}\n${rows.join('\n')}\n`);
};

const portal = await startPortal({});
const { context, close } = await openBrowser(portal);
try {
  for (const day of ['first day, empty cache', 'next day']) {
    const page = await context.newPage();
    const costs = await count(await context.newCDPSession(page), portal.address);
    await page.goto(`${portal.address}/favicon.svg`);
    await page.evaluate(() => localStorage.clear());
    await signIn(page, portal);
    await page.goto(`${portal.address}/deadlines`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await buy(page, portal);
    await upload(page, portal, `scan-${day.length}.pdf`);
    await page.waitForLoadState('networkidle');
    show(day, costs());
    await page.close();
  }
} finally {
  await close();
  await portal.stop();
}
