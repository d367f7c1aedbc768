import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import { filesOrigin } from '../http/address';
import type { Call, Environment, Routes } from '../http/environment';
import { notFound } from '../http/refusal';
import { htmlPage } from '../pages/html';
import { linkToken, readLink } from './links';
import { readStoredBytes } from './storedFiles';

/** A file name as RFC 6266 writes it: an ASCII fallback, and the real name in UTF-8. */
const disposition = (kind: 'attachment' | 'inline', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
};

const PREFIX = '/files/download-link/';

const wantedPath = (c: Call): string => {
  const encoded = c.req.path.slice(c.req.path.indexOf(PREFIX) + PREFIX.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw notFound('File');
  }
};

/** Both links of a file that belongs to the customer (TXN-08, DOCS-10). */
export const downloadLinkRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/files/download-link/*', async (c) => {
    const path = wantedPath(c);
    const own = await context.db
      .selectFrom('stored_file')
      .select('id')
      .where('path', '=', path)
      .where('customer_id', '=', c.get('customerId'))
      .executeTakeFirst();
    if (own === undefined) throw notFound('File');
    const address = `${filesOrigin(context, c)}/sandbox/files/`;
    return c.json({
      data: {
        direct_download_link: address + linkToken(context, { path, use: 'download' }),
        shareable_link: address + linkToken(context, { path, use: 'view' }),
      },
    });
  });
  return app;
};

const sorry = (title: string, status: 403 | 404 | 410): Response =>
  htmlPage({ title, status, body: `<h1>${title}</h1><p>Please open the file again from the portal.</p>` });

const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Serves files behind signed links; the signature is the permission, so no sign-in is needed. */
export const signedFileRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/sandbox/files/:token', async (c) => {
    const link = readLink(context, c.req.param('token'));
    if (link === null) return sorry('This link is not valid.', 403);
    if (link === 'expired') return sorry('This link has expired.', 410);
    const file = await readStoredBytes(context, link.path);
    if (file === null) return sorry('This file no longer exists.', 404);
    const shown = link.use === 'view' && SHOWN.includes(file.contentType);
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': file.contentType,
        'content-length': String(file.bytes.length),
        'content-disposition': disposition(shown ? 'inline' : 'attachment', file.fileName),
        'cache-control': 'private, no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
      },
    });
  });
  return app;
};
