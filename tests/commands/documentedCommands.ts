import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { configFrom } from '../../sandbox/config';
import { startSandbox } from '../sandbox/startSandbox';

const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;

/** The commands of a page: each line of its plain code blocks, and each part of a line with &&. */
export const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(FENCE)]
    .flatMap(([, language, lines = '']) => (language === '' ? lines.split('\n') : []))
    .flatMap((line) => line.split('&&'))
    .map((command) => command.trim())
    .filter((command) => command !== '');

type Outcome = Promise<string>;
type Runner = readonly [form: RegExp, run: (...parts: string[]) => Outcome];

interface Ran {
  readonly isGood: boolean;
  readonly said: string;
}

/** Runs a tool of the project. */
const ran = (name: string, args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(resolve('node_modules/.bin', name), [...args], (error, stdout, stderr) => {
      done({ isGood: error === null, said: stdout + stderr });
    });
  });

/** Runs a tool of the project; 'done', or what it said. */
const tool = async (name: string, ...args: readonly string[]): Outcome => {
  const { isGood, said } = await ran(name, args);
  return isGood ? 'done' : said;
};

const ours: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** The steps that `npm test` or `npm run test:rest` runs. */
const steps = new Set(
  [...readFileSync('scripts/test.ts', 'utf8').matchAll(/name: '([^']+)'/g)].map(([, name = '']) => name),
);

/** The steps that a script is made of. */
const stepsOf = (script: string): readonly string[] => {
  const [, names = script.replace('build:', '')] =
    /^node scripts\/test\.ts(?: (.+))?$/.exec(ours.scripts[script] ?? '') ?? [];
  return names.split(' ').filter((name) => name !== 'rest');
};

const RUNNERS: readonly Runner[] = [
  [
    /^PAYMENT_PROVIDER=(\w+) npm start$/,
    async (provider) => {
      const { paymentProvider } = configFrom({ PAYMENT_PROVIDER: provider });
      const running = await startSandbox({ paymentProvider });
      const { body } = await running.get('/portal.config.json');
      await running.close();
      return body.payment.provider === provider ? 'done' : JSON.stringify(body.payment);
    },
  ],
  // The tests have it among those of the faults, so that it is only looked for.
  [
    /^npx vitest run --project faults (\S+\.test\.tsx)$/,
    async (path) => {
      const { said } = await ran('vitest', ['list', '--filesOnly', '--project', 'faults', path]);
      return said.split('\n').includes(`[faults] ${path}`) ? 'done' : `no ${path} among the faults`;
    },
  ],
  [
    /^npx vitest run --project (screens|house) (\S+(?: \S+)*)$/,
    (project, paths) => tool('vitest', 'run', '--project', project, ...paths.split(' ')),
  ],
  // This run has it among its own tests, so that only its names are looked up.
  [
    /^npx vitest run --project contract (\S+(?: [^-\s]\S*)*)(?: -t "(.+)")?$/,
    async (paths, title = '') => {
      const isThere =
        paths.split(' ').every((path) => existsSync(path)) &&
        readFileSync('tests/contract/ports/paymentContract.ts', 'utf8').includes(title);
      return isThere ? 'done' : `no ${title} in ${paths}`;
    },
  ],
  [/^npx playwright test (\S+)$/, (path) => tool('playwright', 'test', '--list', path)],
  // `npm test` runs the tests that it names without --update, and so tells when they are to be written again.
  [
    /^npm run (api:examples)$/,
    async (script) => {
      const files = (ours.scripts[script] ?? '').split(' ').filter((word) => word.endsWith('.test.ts'));
      return files.length > 0 && files.every((file) => existsSync(file)) ? 'done' : 'no such tests';
    },
  ],
];

/** Runs a command of a page; throws for one that no test runs and that is no step of `npm test`. */
export const runCommand = async (command: string): Outcome => {
  const script = /^npm run ([\w:-]+)$/.exec(command)?.[1];
  if (script === 'test:all' || (script !== undefined && stepsOf(script).every((step) => steps.has(step))))
    return 'done';
  const step = /^npx node scripts\/test\.ts (\w+)$/.exec(command)?.[1];
  if (step !== undefined && steps.has(step)) return 'done';
  for (const [form, run] of RUNNERS) {
    const [whole, ...parts] = form.exec(command) ?? [];
    if (whole !== undefined) return run(...parts);
  }
  throw new Error(`No test runs "${command}".`);
};
