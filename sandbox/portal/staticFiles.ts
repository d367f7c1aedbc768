import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Call, Environment, Routes } from '../http/environment';
import { pageHeaders } from '../http/security';
import { isRecord } from '../http/shape';
import { htmlPage } from '../pages/html';
import { readPacked } from './packed';
import { portalConfig } from './portalConfig';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const BINARY: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A file of the built portal; null when there is none. The path cannot leave the folder. */
const find = async (root: string, path: string): Promise<string | null> => {
  const file = resolve(join(root, path));
  if (!file.startsWith(resolve(root) + sep) || path.includes('\0') || path.includes('/.')) return null;
  try {
    return (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
};

const send = async (c: Call, file: string, headers: Record<string, string>): Promise<Response> => {
  const extension = extname(file);
  const isText = extension in TYPES;
  const { bytes, encoding } = await readPacked(file, isText ? c.req.header('accept-encoding') : undefined);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': TYPES[extension] ?? BINARY[extension] ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      ...(isText ? { vary: 'Accept-Encoding' } : {}),
    },
  });
};

const notBuilt = (): Response =>
  htmlPage({
    title: 'Not built yet',
    status: 503,
    body: '<h1>The portal is not built yet</h1><p>Run <code>npm run build</code>, or open the address that <code>npm run dev</code> printed.</p>',
  });

const sendIndex = async (context: SandboxContext, c: Call): Promise<Response> => {
  const index = await find(context.config.dist, 'index.html');
  if (index === null) return notBuilt();
  const html = await readFile(index, 'utf8');
  return send(c, index, {
    'cache-control': 'no-cache',
    ...pageHeaders(portalConfig(context, c), html),
  });
};

/** The build's manifest under the name of the demo's brand: a deployment has its own. */
const sendManifest = async (context: SandboxContext, c: Call, file: string): Promise<Response> => {
  const { name } = portalConfig(context, c).brand;
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  const own = { ...(isRecord(manifest) ? manifest : {}), name, short_name: name.split(' ')[0] };
  return c.body(JSON.stringify(own), 200, {
    'content-type': TYPES['.webmanifest'] ?? '',
    'cache-control': 'no-cache',
  });
};

/** The decoded address; one that cannot be decoded is returned unchanged and matches no file. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * The built portal: hashed assets are cached for ever, the page itself never, and every unknown address gets
 * the page.
 */
export const staticFiles = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('*', async (c) => {
    const path = decoded(c.req.path);
    if (path === '/' || path === '/index.html') return sendIndex(context, c);
    const found = await find(context.config.dist, path);
    if (found !== null) {
      if (path === '/manifest.webmanifest') return sendManifest(context, c, found);
      const forever = path.startsWith('/assets/');
      return send(c, found, {
        'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    }
    if (/^\/(?:assets|icons|media)\/|^\/(?:serviceWorker\.js|manifest\.webmanifest)$/.test(path))
      return c.text('Not found', 404);
    return sendIndex(context, c);
  });
  return app;
};
