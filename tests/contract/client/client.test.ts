import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSandbox } from '../../sandbox/startSandbox';

const PHONE = '+916300000001';
const PLACE = '.cache/client';

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: true,
};

interface Ran {
  readonly code: number | string | null | undefined;
  readonly shown: string;
}

const run = (...command: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(process.execPath, [...command], { maxBuffer: 2 ** 24 }, (error, shown, complained) => {
      done({ code: error === null ? 0 : error.code, shown: error === null ? shown : shown + complained });
    });
  });

let running: Running;
let folder: string;

const checked = (): Promise<Ran> =>
  run('node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.json'));

const written = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeAll(async () => {
  mkdirSync(PLACE, { recursive: true });
  folder = mkdtempSync(join(resolve(PLACE), 'made-'));
  const [generated, sandbox] = await Promise.all([run('tests/contract/client/generate.ts'), startSandbox()]);
  running = sandbox;
  if (generated.code !== 0) throw new Error(generated.shown);
  written('backend.ts', generated.shown);
  written('tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }));
  copyFileSync('tests/contract/client/signIn.ts.txt', join(folder, 'signIn.ts'));
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Client {
  readonly ordersOf: (
    origin: string,
    username: string,
    otp: string,
  ) => Promise<readonly { readonly order_id: string }[]>;
}

describe('a client that a public generator makes of docs/api/openapi.yaml alone', () => {
  it('type-checks, and fails to when it names a field that the document lacks', async () => {
    expect(await checked()).toEqual({ code: 0, shown: '' });
    written(
      'wrong.ts',
      `import type { components } from './backend';
export const idOf = (order: components['schemas']['Transaction']): string => order.orderId;
`,
    );
    expect((await checked()).shown).toContain("Property 'orderId' does not exist");
    rmSync(join(folder, 'wrong.ts'));
  });

  it('signs in against the sandbox and reads typed orders', async () => {
    await running.post('/sandbox/customers', { body: { phone: PHONE } });
    const client: Client = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'signIn.ts')).href);
    const orders = await client.ordersOf(running.origin, PHONE, await running.code(PHONE));
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(order.order_id).toMatch(/\S/);
  });
});
