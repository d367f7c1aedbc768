import type { Page, Route } from '@playwright/test';
import type { Desk } from '../../../scripts/desk.ts';
import { captchaToken } from './enter.ts';

/** A configuration with every third party enabled, on addresses that no test reaches. */
export const everyThirdParty = {
  captcha: { provider: 'recaptcha', siteKey: 'site-key' },
  analytics: { provider: 'mixpanel', token: 'mixpanel-token', region: 'in' },
  chat: {
    provider: 'freshchat',
    token: 'chat-token',
    host: 'https://chat.example',
    origins: ['https://sounds.example'],
  },
};

/** Whether an address is outside this machine. */
const foreign = (address: URL): boolean =>
  !['localhost', '127.0.0.1'].includes(address.hostname) && address.protocol !== 'data:';

export const blockThirdParties = (page: Page): Promise<unknown> =>
  page.route(foreign, (route) => route.abort());

/** A resource of each kind that a vendor's own script fetches, as that vendor's does: a policy that is too tight breaks it. */
const everyResource = (kinds: Readonly<Record<string, string>>): string => `
  const uses = ${JSON.stringify(kinds)};
  const add = (tag, properties) => document.body.append(Object.assign(document.createElement(tag), properties));
  if (uses.script) add('script', { src: uses.script });
  if (uses.style) add('link', { rel: 'stylesheet', href: uses.style });
  if (uses.img) add('img', { src: uses.img, alt: '' });
  if (uses.media) add('audio', { src: uses.media, preload: 'auto' });
  if (uses.frame) add('iframe', { src: uses.frame, title: 'Stand-in' });
  if (uses.connect) void fetch(uses.connect, { method: 'POST' });
  if (uses.socket && window.opensSockets) new WebSocket(uses.socket);`;

const RECAPTCHA = `
  ${everyResource({
    script: 'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js',
    frame: 'https://www.google.com/recaptcha/api2/anchor',
    connect: 'https://www.google.com/recaptcha/api2/clr',
  })}
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
  ${everyResource({
    style: 'https://chat.example/css/widget.css',
    img: 'https://chat.example/icon.svg',
    media: 'https://sounds.example/notification.wav',
    frame: 'https://chat.example/widget/',
    connect: 'https://chat.example/app/config',
    socket: 'wss://chat.example/socket',
  })}
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

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** A sound of no length. */
const SOUND = Buffer.from('UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=', 'base64');

/** What a vendor's further resource is answered with, by what it is for. */
const furtherResource = (route: Route): Promise<void> => {
  const kind = route.request().resourceType();
  const [contentType, body] =
    kind === 'stylesheet'
      ? ['text/css', '.stand-in { color: red }']
      : kind === 'image'
        ? ['image/svg+xml', PICTURE]
        : kind === 'media'
          ? ['audio/wav', SOUND]
          : kind === 'document'
            ? ['text/html', '<title>Stand-in</title>']
            : ['text/plain', ''];
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
  for (const further of [
    'https://www.google.com/recaptcha/api2/**',
    'https://www.gstatic.com/recaptcha/**',
    'https://chat.example/**',
    'https://sounds.example/**',
  ])
    await page.route(further, furtherResource);
  await page.route('https://www.google.com/recaptcha/api.js**', (route) => {
    sent.scripts.push(route.request().url());
    return script(RECAPTCHA)(route);
  });
  await page.route('https://chat.example/js/**', (route) => {
    sent.scripts.push(route.request().url());
    return script(FRESHCHAT)(route);
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
