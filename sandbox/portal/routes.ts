import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { visitorOf } from '../http/clientAddress';
import { newChallenge } from '../session/captcha';
import { demandedFactor } from '../session/dearerChallenge';
import { portalConfig } from './portalConfig';

const KINDS: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** The portal's own files that are not part of the API. */
export const portalRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/portal.config.json', compress(), (c) =>
    c.json(portalConfig(context, c), 200, { 'cache-control': 'no-cache' }),
  );
  // What a brand lacks is the build's own.
  app.get('/brand/:file', async (c, next) => {
    const name = c.req.param('file');
    const file = context.config.brand.files.get(name);
    const kind = KINDS[name.split('.').at(-1) ?? ''];
    if (file === undefined || kind === undefined) return next();
    return c.body(new Uint8Array(file), 200, { 'content-type': kind, 'cache-control': 'no-cache' });
  });
  // Nobody counts what is asked for: any page could ask in a visitor's name. What is solved is counted where it is sent.
  app.get('/sandbox/altcha', async (c) =>
    c.json(await newChallenge(context, await demandedFactor(context, visitorOf(context, c))), 200, {
      'cache-control': 'no-store',
    }),
  );
  app.get('/sandbox/health', async (c) => {
    await context.db.selectFrom('service').select('id').limit(1).execute();
    return c.json({ status: 'ready' });
  });
  return app;
};
