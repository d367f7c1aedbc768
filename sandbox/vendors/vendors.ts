import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SandboxContext } from '../context';
import { visitorOf } from '../http/clientAddress';
import type { Environment, Routes } from '../http/environment';
import { plainPagePolicy } from '../http/security';
import { newChallenge } from '../session/captcha';
import { demandedFactor } from '../session/dearerChallenge';

/** An origin for each vendor, so that what the policy allows for one serves no other; browsers lead each of these names to this machine. */
const origin = ({ ports }: SandboxContext, name: string): string =>
  `http://${name}.localhost:${ports.gateway}`;

type VendorConfiguration = {
  readonly captcha: { readonly provider: 'altcha'; readonly challenge: string };
  readonly analytics: { readonly provider: 'beacon'; readonly address: string };
  readonly chat: Readonly<Record<string, unknown>>;
};

/** The keys of the portal's configuration that lead to the stand-ins for captcha, analytics and chat. */
export const vendorConfiguration = (context: SandboxContext): VendorConfiguration => ({
  captcha: { provider: 'altcha', challenge: `${origin(context, 'captcha')}/captcha` },
  analytics: { provider: 'beacon', address: `${origin(context, 'analytics')}/events` },
  chat: {
    provider: 'freshchat',
    token: 'sandbox',
    host: origin(context, 'chat'),
    origins: [origin(context, 'sounds')],
  },
});

/** The chat's script uses a resource of each kind that the record of Freshchat allows, and keeps what the page tells it. */
const chatScript = (sounds: string): string => `{
  const own = new URL(document.currentScript.src).origin;
  const add = (tag, properties) => document.body.append(Object.assign(document.createElement(tag), properties));
  add('script', { src: own + '/js/app.js' });
  add('link', { rel: 'stylesheet', href: own + '/css/widget.css' });
  add('img', { src: own + '/icon.svg', alt: '' });
  add('audio', { src: ${JSON.stringify(sounds)} + '/notification.wav', preload: 'auto' });
  add('iframe', { src: own + '/widget/', title: 'Stand-in', hidden: true });
  void fetch(own + '/app/config').catch(() => undefined);
  new WebSocket(own.replace('http', 'ws') + '/socket');
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
  note('loaded');
}`;

const FRAME = '<!doctype html><title>Stand-in</title>';
/** A sound of no length. */
const SOUND = Buffer.from('UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=', 'base64');

/** Stand-ins for captcha, analytics and chat, on origins of their own as the real ones are. */
export const vendorPages = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.use(cors({ origin: '*', exposeHeaders: ['date'] }));
  const script = { 'content-type': 'text/javascript; charset=utf-8' };
  app.get('/captcha', async (c) =>
    c.json(await newChallenge(context, await demandedFactor(context, visitorOf(context, c)))),
  );
  app.post('/events', (c) => c.body(null, 204));
  app.get('/js/widget.js', (c) => c.body(chatScript(origin(context, 'sounds')), 200, script));
  app.get('/js/app.js', (c) => c.body('', 200, script));
  app.get('/css/widget.css', (c) => c.body('', 200, { 'content-type': 'text/css' }));
  app.get('/icon.svg', (c) =>
    c.body('<svg xmlns="http://www.w3.org/2000/svg"/>', 200, { 'content-type': 'image/svg+xml' }),
  );
  app.get('/notification.wav', (c) => c.body(SOUND, 200, { 'content-type': 'audio/wav' }));
  app.get('/widget/', (c) =>
    c.html(FRAME, 200, { 'content-security-policy': plainPagePolicy(FRAME, { framedBy: '*' }) }),
  );
  app.get('/app/config', (c) => c.json({}));
  return app;
};
