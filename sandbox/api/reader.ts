import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Files of Swagger UI that the page loads, by name. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

const require = createRequire(import.meta.url);
const folder = (): string => dirname(require.resolve('swagger-ui-dist/package.json'));

/** A file of the reader; null for any other name. */
export const readerFile = async (name: string): Promise<Response | null> => {
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (type === undefined) return null;
  return new Response(new Uint8Array(await readFile(join(folder(), name))), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  });
};

/** Starts the reader; without `validatorUrl` it would ask an address outside. */
export const READER_START = `window.SwaggerUIBundle({
  url: '/sandbox/api/openapi.json',
  dom_id: '#reader',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  showExtensions: true,
});
`;

const PAGE = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of the backend</title><link rel="stylesheet" href="/sandbox/api/reader/swagger-ui.css"></head>
<body><p>The document itself: <a href="/sandbox/api/openapi.yaml">YAML</a>, <a href="/sandbox/api/openapi.json">JSON</a></p>
<main id="reader"></main>
<script src="/sandbox/api/reader/swagger-ui-bundle.js"></script><script src="/sandbox/api/reader/start.js"></script></body></html>`;

/** Own files only; the reader sets style attributes and has its icons as data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page on which the document is read; it needs nothing from outside. */
export const readerPage = (): Response =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  });
