import type { Page, Route } from '@playwright/test';
import type { Desk } from '../../../scripts/desk.ts';
import { captchaToken } from './enter.ts';

/** Third parties whose hosts no configuration names; the others are played by the sandbox. */
export const fixedThirdParties = {
  captcha: { provider: 'recaptcha', siteKey: 'site-key' },
  analytics: { provider: 'mixpanel', token: 'mixpanel-token', region: 'in' },
};

/** Whether an address is outside this machine. */
const foreign = (address: URL): boolean =>
  !/^127\.0\.0\.1$|(?:^|\.)localhost$/.test(address.hostname) && address.protocol !== 'data:';

export const blockThirdParties = (page: Page): Promise<unknown> =>
  page.route(foreign, (route) => route.abort());

/** It fetches a resource of each kind, as the vendor's own does: a policy that is too tight breaks it. */
const RECAPTCHA = `
  const add = (tag, properties) => document.body.append(Object.assign(document.createElement(tag), properties));
  add('script', { src: 'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js' });
  add('iframe', { src: 'https://www.google.com/recaptcha/api2/anchor', title: 'Stand-in' });
  void fetch('https://www.google.com/recaptcha/api2/clr', { method: 'POST' });
  const log = (window.recaptchaLog = []);
  window.grecaptcha = {
    render(place, { sitekey, callback }) {
      log.push('render ' + sitekey);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Stand-in check';
      button.addEventListener('click', () => callback('token-of-recaptcha'));
      place.append(button);
      return 7;
    },
    reset(widget) { log.push('reset ' + widget); },
  };
  setTimeout(() => window.portalRecaptchaLoaded());`;

/** What a vendor's further resource is answered with, by what it is for. */
const furtherResource = (route: Route): Promise<void> => {
  const isFrame = route.request().resourceType() === 'document';
  const [contentType, body] = isFrame ? ['text/html', '<title>Stand-in</title>'] : ['text/plain', ''];
  return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
};

const script = (body: string) => (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `{${body}\n}`,
    headers: { 'access-control-allow-origin': '*' },
  });

/** The bodies of requests to analytics, decoded. */
export interface Sent {
  readonly analytics: string[];
  readonly scripts: string[];
  readonly captchaTokens: string[];
}

const plain = (body: string): string => {
  const data = new URLSearchParams(body).get('data') ?? body;
  return /^[A-Za-z0-9+/]+=*$/.test(data) ? Buffer.from(data, 'base64').toString('utf8') : data;
};

/** Simulates vendors that respond; every other external request is refused. */
export const playThirdParties = async (page: Page, desk: Desk): Promise<Sent> => {
  const sent: Sent = { analytics: [], scripts: [], captchaTokens: [] };
  await blockThirdParties(page);
  for (const further of ['https://www.google.com/recaptcha/api2/**', 'https://www.gstatic.com/recaptcha/**'])
    await page.route(further, furtherResource);
  await page.route('https://www.google.com/recaptcha/api.js**', (route) => {
    sent.scripts.push(route.request().url());
    return script(RECAPTCHA)(route);
  });
  await page.route('https://api-in.mixpanel.com/**', (route) => {
    sent.analytics.push(`${route.request().url()} ${plain(route.request().postData() ?? '')}`);
    return route.fulfill({
      json: { status: 1 },
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
    });
  });
  // The sandbox accepts only its own captcha: record the token that the page sent and forward a solved challenge
  // instead.
  await page.route('**/api/v3/captcha-verfy-and-send-otp', async (route) => {
    const body: { grecaptcharesponse: string } = route.request().postDataJSON();
    sent.captchaTokens.push(body.grecaptcharesponse);
    await route.continue({
      postData: JSON.stringify({ ...body, grecaptcharesponse: await captchaToken(desk) }),
    });
  });
  return sent;
};

export const recaptchaLog = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const log: unknown = Reflect.get(window, 'recaptchaLog');
    return Array.isArray(log) ? log : [];
  });
