import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSandbox } from '../../sandbox/startSandbox';

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

interface Maker {
  readonly name: string;
  readonly phone: string;
  /** The type of an order in what it makes. */
  readonly order: string;
  /** Its command, which writes `backend` into the folder. */
  readonly command: (folder: string) => readonly string[];
  readonly options?: Partial<typeof OPTIONS>;
}

const DOCUMENT = 'docs/api/openapi.yaml';
const EARLIER = ['--import', './tests/contract/client/earlierCompiler.ts'];

const makers: readonly Maker[] = [
  {
    name: 'openapi-typescript',
    phone: '+916300000001',
    order: "import('./backend').components['schemas']['Transaction']",
    command: (folder) => [
      ...EARLIER,
      'node_modules/openapi-typescript/bin/cli.js',
      DOCUMENT,
      '--output',
      join(folder, 'backend.ts'),
    ],
  },
  {
    name: 'orval',
    phone: '+916300000002',
    order: "import('./backend').Transaction",
    command: (folder) => ['node_modules/orval/dist/bin/orval.mjs', '--config', join(folder, 'orval.mjs')],
  },
  {
    name: 'hey-api',
    phone: '+916300000003',
    order: "import('./backend').Transaction",
    command: (folder) => [
      ...EARLIER,
      'node_modules/@hey-api/openapi-ts/dist/run.mjs',
      '--input',
      DOCUMENT,
      '--output',
      join(folder, 'backend'),
    ],
    // What it copies beside the types, whatever the document says, does not compile with it.
    options: { exactOptionalPropertyTypes: false },
  },
];

let running: Running;

/** It follows references to other files where the configuration lets it, and needs the backend's address. */
const orvalConfig = (folder: string): string => {
  const input = { target: resolve(DOCUMENT), parserOptions: { externalRefs: { allow: ['*'] } } };
  const output = { target: join(folder, 'backend.ts'), client: 'fetch', baseUrl: `${running.origin}/api/v3` };
  return `export default ${JSON.stringify({ backend: { input, output } })};`;
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

interface Client {
  readonly ordersOf: (
    origin: string,
    username: string,
    otp: string,
  ) => Promise<readonly { readonly order_id: string }[]>;
}

beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

describe.each(makers)(
  'a client that $name makes of docs/api/openapi.yaml alone',
  ({ name, phone, order, command, options = {} }) => {
    let folder: string;

    const checked = (): Promise<Ran> =>
      run('node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.json'));
    const written = (file: string, text: string): void => writeFileSync(join(folder, file), text);

    beforeAll(async () => {
      mkdirSync(PLACE, { recursive: true });
      folder = mkdtempSync(join(resolve(PLACE), 'made-'));
      written('orval.mjs', orvalConfig(folder));
      const made = await run(...command(folder));
      if (made.code !== 0) throw new Error(made.shown);
      const compilerOptions = { ...OPTIONS, ...options };
      written('tsconfig.json', JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
      copyFileSync(`tests/contract/client/${name}.ts.txt`, join(folder, 'signIn.ts'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('type-checks, and fails to when it names a field that the document lacks', async () => {
      expect(await checked()).toEqual({ code: 0, shown: '' });
      written('wrong.ts', `export const idOf = (order: ${order}): string => order.orderId;\n`);
      expect((await checked()).shown).toContain("Property 'orderId' does not exist");
      rmSync(join(folder, 'wrong.ts'));
    });

    it('signs in against the sandbox and reads typed orders', async () => {
      await running.post('/sandbox/customers', { body: { phone } });
      const client: Client = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'signIn.ts')).href);
      const orders = await client.ordersOf(running.origin, phone, await running.code(phone));
      expect(orders.length).toBeGreaterThan(0);
      for (const one of orders) expect(one.order_id).toMatch(/\S/);
    });
  },
);
