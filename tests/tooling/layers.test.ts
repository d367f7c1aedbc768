import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LAYERS = ['domain', 'application', 'infrastructure', 'ui', 'composition'] as const;
const CONFIGURATION = [
  'tsconfig.json',
  '.oxlintrc.json',
  'sandbox/tsconfig.json',
  'conformance/tsconfig.json',
];

const tidy = (layer: string): string => `export const ${layer}Word: string = '${layer}';\n`;

let house: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

/** A copy of the rules with one valid module per layer, so that a failure can only come from the planted import. */
const build = (): void => {
  house = mkdtempSync(join(tmpdir(), 'layers-'));
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  const projects = [...LAYERS, 'infrastructure/vendors'].map((folder) => `src/${folder}/tsconfig.json`);
  for (const path of [...CONFIGURATION, ...projects]) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    cpSync(path, join(house, path));
  }
  for (const layer of LAYERS) write(`src/${layer}/tidy.ts`, tidy(layer));
  write('src/infrastructure/vendors/tidy.ts', tidy('vendors'));
  write('sandbox/tidy.ts', tidy('sandbox'));
  write('conformance/tidy.ts', tidy('conformance'));
  write('src/main.tsx', "import './composition/tidy';\n");
};

interface Checked {
  readonly failed: boolean;
  readonly output: string;
}

const run = (tool: string, args: readonly string[]): Promise<Checked> =>
  new Promise((done) => {
    execFile(resolve('node_modules/.bin', tool), [...args], { cwd: house }, (error, stdout, stderr) => {
      done({ failed: error !== null, output: stdout + stderr });
    });
  });

const types = (): Promise<Checked> => run('tsc', ['-b', 'src/composition', 'sandbox', 'conformance']);
const lint = (): Promise<Checked> => run('oxlint', ['--format=unix', 'src', 'sandbox', 'conformance']);

beforeAll(build);
afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

interface Wrong {
  readonly what: string;
  readonly at: string;
  readonly text: string;
  /** The text with which each check reports it; '' when that check cannot see it. */
  readonly types: string;
  readonly lint: string;
}

const importing = (from: string, name: string): string =>
  `import { ${name} } from '${from}';\n\nexport const wrong: string = ${name};\n`;

const WRONGS: readonly Wrong[] = [
  {
    what: 'domain to infrastructure',
    at: 'src/domain/wrong1.ts',
    text: importing('../infrastructure/tidy', 'infrastructureWord'),
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'domain to a type of the application alone',
    at: 'src/domain/wrong2.ts',
    text: "import type { applicationWord } from '../application/tidy';\n\nexport type Wrong = typeof applicationWord;\n",
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'domain to window',
    at: 'src/domain/wrong3.ts',
    text: 'export const wrong = (): string => window.location.href;\n',
    types: "Cannot find name 'window'",
    lint: 'no-restricted-globals',
  },
  {
    what: 'domain to a library',
    at: 'src/domain/wrong4.ts',
    text: "import { makeAutoObservable } from 'mobx';\n\nexport const wrong: unknown = makeAutoObservable;\n",
    types: '',
    lint: 'no-restricted-imports',
  },
  {
    what: 'domain to the clock',
    at: 'src/domain/wrong5.ts',
    text: 'export const wrong = (): number => Date.now();\n',
    types: '',
    lint: 'no-restricted-properties',
  },
  {
    what: 'application to fetch',
    at: 'src/application/wrong6.ts',
    text: "export const wrong = (): unknown => fetch('/');\n",
    types: "Cannot find name 'fetch'",
    lint: 'no-restricted-globals',
  },
  {
    what: 'application to ui',
    at: 'src/application/wrong7.ts',
    text: importing('../ui/tidy', 'uiWord'),
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'infrastructure to ui',
    at: 'src/infrastructure/wrong8.ts',
    text: importing('../ui/tidy', 'uiWord'),
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'ui to infrastructure',
    at: 'src/ui/wrong9.ts',
    text: importing('../infrastructure/tidy', 'infrastructureWord'),
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'ui to inversify',
    at: 'src/ui/wrong10.ts',
    text: "import { Container } from 'inversify';\n\nexport const wrong: unknown = Container;\n",
    types: '',
    lint: 'no-restricted-imports',
  },
  {
    what: 'ui to composition, later',
    at: 'src/ui/wrong11.ts',
    text: "export const wrong = (): Promise<unknown> => import('../composition/tidy');\n",
    types: 'TS6307',
    lint: '',
  },
  {
    what: "ui to antd's Input with all its kinds",
    at: 'src/ui/wrong13.ts',
    text: "import { Input } from 'antd';\n\nexport const wrong: unknown = Input;\n",
    types: '',
    lint: 'no-restricted-imports',
  },
  {
    what: 'sandbox to infrastructure, but for the records of third parties',
    at: 'sandbox/wrong14.ts',
    text: importing('../src/infrastructure/tidy', 'infrastructureWord'),
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'sandbox to application',
    at: 'sandbox/wrong12.ts',
    text: importing('../src/application/tidy', 'applicationWord'),
    types: 'TS6307',
    lint: 'no-restricted-imports',
  },
  {
    what: 'conformance to the domain',
    at: 'conformance/wrong15.ts',
    text: importing('../src/domain/tidy', 'domainWord'),
    types: '',
    lint: 'no-restricted-imports',
  },
  {
    what: 'conformance to the sandbox, but for the payment hash',
    at: 'conformance/wrong16.ts',
    text: importing('../sandbox/tidy', 'sandboxWord'),
    types: '',
    lint: 'no-restricted-imports',
  },
];

const linesAbout = (file: string, { output }: Checked): string =>
  output
    .split('\n')
    .filter((line) => line.includes(file))
    .join('\n');

describe('The checks', () => {
  it('pass a valid project', async () => {
    const results = await Promise.all([types(), lint()]);
    expect(results.filter(({ failed }) => failed).map(({ output }) => output)).toEqual([]);
  });
});

describe('A planted wrong import makes npm run check fail', () => {
  let typed: Checked;
  let linted: Checked;

  beforeAll(async () => {
    for (const { at, text } of WRONGS) write(at, text);
    [typed, linted] = await Promise.all([types(), lint()]);
  });

  it('in both checks', () => {
    expect([typed.failed, linted.failed]).toEqual([true, true]);
  });

  it.each(WRONGS)('$what', (wrong) => {
    const seen = linesAbout(wrong.at, typed) + linesAbout(wrong.at, linted);
    expect(seen).not.toBe('');
    expect(linesAbout(wrong.at, typed)).toContain(wrong.types);
    expect(linesAbout(wrong.at, linted)).toContain(wrong.lint);
  });
});
