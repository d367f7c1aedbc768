import type { Page, Route } from '@playwright/test';
import type { Desk } from '../../../scripts/desk.ts';
import { captchaToken } from './enter.ts';

/** A configuration with every third party enabled, on addresses that no test reaches. */
export const everyThirdParty = {
  captcha: { provider: 'recaptcha', siteKey: 'site-key' },
  analytics: { provider: 'mixpanel', token: 'mixpanel-token' },
  chat: { provider: 'freshchat', token: 'chat-token', host: 'https://chat.example' },
};

/** Whether an address is outside this machine. */
const foreign = (address: URL): boolean => address.hostname !== 'localhost' && address.protocol !== 'data:';

export const blockThirdParties = (page: Page): Promise<unknown> =>
  page.route(foreign, (route) => route.abort());

const RECAPTCHA = `
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

const FRESHCHAT = `
  const log = (window.chatLog = []);
  const note = (what, value) => { log.push({ what, value, at: Date.now() }); };
  window.fcWidget = {
    init: (options) => note('init', options),
    isInitialized: () => true,
    open: () => note('open'),
    destroy: () => note('destroy'),
    user: {
      setProperties: (person) => note('setProperties', person),
      clear: () => { note('clear'); return Promise.resolve(); },
    },
  };
  note('loaded');`;

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
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    sent.scripts.push(route.request().url());
    return script(RECAPTCHA)(route);
  });
  await page.route('https://chat.example/**', (route) => {
    sent.scripts.push(route.request().url());
    return script(FRESHCHAT)(route);
  });
  await page.route('https://api-js.mixpanel.com/**', (route) => {
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

export interface ChatEntry {
  readonly what: string;
  readonly value?: unknown;
  readonly at: number;
}

export const chatLog = (page: Page): Promise<readonly ChatEntry[]> =>
  page.evaluate(() => {
    const log: unknown = Reflect.get(window, 'chatLog');
    return Array.isArray(log) ? log : [];
  });

export const recaptchaLog = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const log: unknown = Reflect.get(window, 'recaptchaLog');
    return Array.isArray(log) ? log : [];
  });
