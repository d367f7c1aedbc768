import { Hono } from 'hono';
import { readStoredBytes } from '../documents/storedFiles';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { blogThumbnail, DEMO_AVATAR, serviceIcon } from './drawings';

const svg = (drawing: string): Response =>
  new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });

/** Icons, thumbnails and avatars. */
export const mediaRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/media/icons/:file', (c) => {
    const icon = serviceIcon(c.req.param('file').replace(/\.svg$/, ''));
    return icon === null ? c.text('Not found', 404) : svg(icon);
  });
  app.get('/media/blog/:file', (c) => svg(blogThumbnail(c.req.param('file').replace(/\.svg$/, ''))));
  app.get('/media/avatars/demo.svg', () => svg(DEMO_AVATAR));
  app.get('/media/avatars/:file', async (c) => {
    const stored = await readStoredBytes(context, `avatars/${c.req.param('file')}`);
    if (stored === null) return c.text('Not found', 404);
    return new Response(new Uint8Array(stored.bytes), {
      headers: {
        'content-type': stored.contentType,
        'cache-control': 'private, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  });
  return app;
};
