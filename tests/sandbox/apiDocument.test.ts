import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { foundAround } from '../../sandbox/around';
import { readDocument, readOnce } from '../../sandbox/api/document';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());
afterEach(() => void vi.restoreAllMocks());

const request = (path: string) => fetch(`${running.origin}/sandbox/api${path}`);

describe('the contract’s document', () => {
  it('comes as one piece, as JSON and as the same in YAML', async () => {
    const [json, yaml] = [await request('/openapi.json'), await request('/openapi.yaml')];
    expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect([yaml.status, yaml.headers.get('content-type')]).toEqual([200, 'application/yaml']);
    const document: unknown = await json.json();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    expect(parseYaml(await yaml.text())).toEqual(document);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/);
  });

  it('is read once', () => {
    expect(readDocument()).toBe(readDocument());
  });

  it('is read again after a failure, and not after that', async () => {
    const answers = [() => Promise.reject(new Error('gone')), () => Promise.resolve('here')];
    const read = readOnce(() => (answers.shift() ?? (() => Promise.resolve('read a third time')))());
    await expect(read()).rejects.toThrow('gone');
    expect([await read(), await read()]).toEqual(['here', 'here']);
  });

  it('is read by a program that was started in another folder', async () => {
    vi.resetModules();
    vi.spyOn(process, 'cwd').mockReturnValue(tmpdir());
    const { readDocument: readElsewhere } = await import('../../sandbox/api/document');
    expect(await readElsewhere()).toMatchObject({ openapi: '3.1.0' });
  });

  it('is found around the program, whatever folder that was started in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'api-document-'));
    const program = join(folder, 'dist-sandbox', 'main.js');
    expect(foundAround(program, 'docs/api/openapi.yaml')).toBeNull();
    mkdirSync(join(folder, 'docs', 'api'), { recursive: true });
    writeFileSync(join(folder, 'docs', 'api', 'openapi.yaml'), 'openapi: 3.1.0');
    expect(foundAround(program, 'docs/api/openapi.yaml')).toBe(join(folder, 'docs', 'api', 'openapi.yaml'));
    rmSync(folder, { recursive: true });
  });

  it('has a page that loads nothing from outside and runs no inline script', async () => {
    const page = await request('');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(loaded.length).toBeGreaterThan(4);
    for (const address of loaded)
      expect([address, (await fetch(new URL(address, running.origin))).status]).toEqual([address, 200]);
    expect(loaded.every((address) => address.startsWith('/sandbox/api/'))).toBe(true);
    expect(html).not.toMatch(/<script>|\son\w+=/);
  });

  it('serves no other file of the reader’s package', async () => {
    for (const name of ['package.json', 'index.html', '..%2f..%2fpackage.json', 'toString'])
      expect((await request(`/reader/${name}`)).status).toBe(404);
  });
});
