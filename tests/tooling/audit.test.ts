import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';

interface Ended {
  readonly code: number | string | null | undefined;
  readonly shown: string;
  readonly complained: string;
}

let registry: Server | undefined;

/** What a registry says of a package: the version that is installed is its only one. */
const packageCalled = (name: string): object => {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  return { name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: manifest } };
};

/** A registry that gives this answer to the question for known holes. */
const startRegistry = async (status: number, answer: object): Promise<string> => {
  registry = createServer((request, response) => {
    request.resume().on('end', () => {
      const body = request.method === 'GET' ? packageCalled(request.url?.slice(1) ?? '') : answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => void registry?.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
};

const audit = (address: string, ...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    const env = { ...process.env, npm_config_registry: address, npm_config_fetch_retries: '0' };
    execFile(
      process.execPath,
      ['scripts/audit.ts', ...args],
      { env, timeout: 30_000 },
      (error, shown, complained) => {
        done({ code: error === null ? 0 : error.code, shown, complained });
      },
    );
  });

const hole = (severity: string): object => ({
  id: 1,
  url: 'https://example.org/advisory',
  title: 'Planted hole',
  severity,
  vulnerable_versions: '>=0.0.1',
});

afterEach(() => void registry?.close());

describe('npm run audit', () => {
  it('fails for a package of the build with a high hole, and names it', async () => {
    const { code, shown, complained } = await audit(await startRegistry(200, { mobx: [hole('high')] }));
    expect(complained).toContain('high: mobx *: Planted hole https://example.org/advisory\n');
    expect(shown).toContain('a high or critical one.');
    expect(code).toBe(1);
  });

  it('names a moderate one, and leaves out what only development uses', async () => {
    const answer = { dompurify: [hole('moderate')], vitest: [hole('critical')] };
    const { code, shown, complained } = await audit(await startRegistry(200, answer));
    expect(complained).toBe('moderate: dompurify *: Planted hole https://example.org/advisory\n');
    expect(shown).toBe('1 packages of the build have a known hole, 0 a high or critical one.\n');
    expect(code).toBe(0);
  });

  it.each([
    [1, []],
    [0, ['--where-answered']],
  ])('ends with %j without an answer, called with %j', async (code, args) => {
    const ended = await audit(await startRegistry(405, {}), ...args);
    expect(ended.complained).toMatch(/^The registry did not say which packages have known holes: .*405/);
    expect(ended.code).toBe(code);
  });
});
