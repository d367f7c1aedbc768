import { Hono } from 'hono';
import type { Environment, Routes } from '../http/environment';
import { notFound } from '../http/refusal';
import { readDocument, readDocumentAsYaml } from './document';
import { READER_START, readerFile, readerPage } from './reader';

const FRESH = { 'cache-control': 'no-cache' };

/** The contract's document as YAML, as JSON and on a page. */
export const documentedApiRoutes = (): Routes => {
  const app = new Hono<Environment>();
  app.get('/sandbox/api', () => readerPage());
  app.get('/sandbox/api/openapi.json', async (c) => c.json(await readDocument(), 200, FRESH));
  app.get('/sandbox/api/openapi.yaml', async (c) =>
    c.body(await readDocumentAsYaml(), 200, { ...FRESH, 'content-type': 'application/yaml' }),
  );
  app.get('/sandbox/api/reader/start.js', (c) =>
    c.body(READER_START, 200, { ...FRESH, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/sandbox/api/reader/:file', async (c) => {
    const file = await readerFile(c.req.param('file'));
    if (file === null) throw notFound('File');
    return file;
  });
  return app;
};
