import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsAt, theDocument } from '../../../conformance/theDocument.ts';
import { askedPathsIn, documentedPath } from './askedPaths';

const { calls } = await theDocument();
const documented = calls.map(({ method, path }) => documentedPath(method, path));

const sources = globSync('src/infrastructure/**/*.ts').map((file) => readFileSync(file, 'utf8'));
/** Which file that is, the configuration says. */
const TABLE_OF_DATES = 'GET ?path';
const asked = new Set(sources.flatMap(askedPathsIn).filter((path) => path !== TABLE_OF_DATES));

/** Calls of the browser itself: files beside the page, the captcha's address and the payment page. */
const BESIDE = new Set(
  calls
    .filter(({ operation }) => ['deployment', 'payment page'].includes(textsAt(operation, 'tags').join()))
    .filter(({ id }) => id !== 'listRecentBlogs')
    .map(({ method, path }) => documentedPath(method, path)),
);

describe('the paths that src/infrastructure asks for', () => {
  it('stand all in docs/api/openapi.yaml', () => {
    expect(asked.size).toBeGreaterThan(30);
    expect([...asked].filter((path) => !documented.includes(path))).toEqual([]);
  });

  it('are all that docs/api/openapi.yaml has, but for what the browser asks itself', () => {
    expect(BESIDE.size).toBeGreaterThan(4);
    expect(documented.filter((path) => !asked.has(path) && !BESIDE.has(path))).toEqual([]);
  });

  it.each([
    ["api.get('user/planted', {})", ['GET /user/planted']],
    ['this.deps.api\n  .delete(`/planted/${encodedPath(id)}`)', ['DELETE /planted/{}']],
    ["const address = '/planted';\napi.upload(address, parts)", ['POST /planted']],
    [
      "this.submit('/one', a); this.submit('/two', b);\nprivate submit(path: string) { api.post(path) }",
      ['POST /one', 'POST /two'],
    ],
    ['api.get(addressOf)', ['GET ?addressOf']],
  ])('are found in %j', (source, paths) => {
    expect(askedPathsIn(source)).toEqual(paths);
  });
});
