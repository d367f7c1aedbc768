import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { isScreenPath } from '../../src/domain/addresses/screenPath';
import { SHARED_PATH } from '../../src/domain/documents/sharedFiles';
import type { SandboxContext } from '../context';
import type { Call, Environment, Routes } from '../http/environment';
import { pageHeaders } from '../http/security';
import { isRecord } from '../http/shape';
import { htmlPage } from '../pages/html';
import { installedKeys, shareTarget } from './installed';
import { portalConfig } from './portalConfig';

const PAGE = 'index.html';
const MANIFEST = '/manifest.webmanifest';
const FOREVER = 'public, max-age=31536000, immutable';

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

const nowhere = async (): Promise<void> => undefined;

/** A file of the build, that of the address unless one is named, in the smallest form that the browser accepts. */
const send = async (
  c: Call,
  file: { readonly root: string; readonly path?: string },
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const found = await serveStatic<Environment>({ ...file, precompressed: true })(c, nowhere);
  if (found === undefined) return c.text('Not found', 404);
  // Also of a file in its plain form: another browser may be given a smaller one.
  for (const [name, value] of Object.entries({ ...headers, vary: 'Accept-Encoding' }))
    found.headers.set(name, value);
  return found;
};

const notBuilt = (): Response =>
  htmlPage({
    title: 'Not built yet',
    status: 503,
    body: '<h1>The portal is not built yet</h1><p>Run <code>npm run build</code>, or open the address that <code>npm run dev</code> printed.</p>',
  });

/** The page with its policy, which allows the inline scripts that the page has. */
const sendPage = async (context: SandboxContext, c: Call): Promise<Response> => {
  const root = context.config.dist;
  const html = await readIfThere(join(root, PAGE));
  if (html === undefined) return notBuilt();
  const headers = { 'cache-control': 'no-cache', ...pageHeaders(portalConfig(context, c), html) };
  return send(c, { root, path: PAGE }, headers);
};

/** The build's manifest under the name of the demo's brand: a deployment has its own. */
const sendManifest = async (context: SandboxContext, c: Call): Promise<Response> => {
  const text = await readIfThere(join(context.config.dist, MANIFEST));
  if (text === undefined) return c.text('Not found', 404);
  const { brand, serviceWorker } = portalConfig(context, c);
  const manifest: unknown = JSON.parse(text);
  const own = {
    ...(isRecord(manifest) ? manifest : {}),
    name: brand.name,
    short_name: brand.name.split(' ')[0],
    ...installedKeys(context.config.brand.files),
    ...(serviceWorker ? shareTarget : {}),
  };
  return c.body(JSON.stringify(own), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': 'no-cache',
  });
};

/** The built portal: hashed assets are cached for ever, the page itself never, and every screen gets the page. */
export const staticFiles = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  // The worker alone receives what other apps share; without it the page says that nothing came, and leads on.
  app.post(SHARED_PATH, (c) => c.redirect(SHARED_PATH, 303));
  app.get('*', async (c) => {
    const { path } = c.req;
    if (isScreenPath(path) || path === `/${PAGE}`) return sendPage(context, c);
    if (path === MANIFEST) return sendManifest(context, c);
    // What begins with a dot is the build's own.
    if (path.includes('/.')) return c.text('Not found', 404);
    const headers = { 'cache-control': path.startsWith('/assets/') ? FOREVER : 'no-cache' };
    return send(c, { root: context.config.dist }, headers);
  });
  return app;
};
