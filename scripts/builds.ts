import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNode } from './command.ts';
import type { Finished } from './command.ts';

interface BuildPlan {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly inputs: readonly string[];
  readonly product: string;
}

const VITE = 'node_modules/vite/bin/vite.js';
const EVERYWHERE = ['package-lock.json', 'tsconfig.json', 'src'];

/** Apart from `dist`, which holds what `npm run build` made: perhaps the next release. */
export const portalFolder = '.cache/portal';

/** The static site for this machine alone: `npm run build` packs a release more tightly. */
export const portalBuild: BuildPlan = {
  name: 'portal',
  args: ['scripts/build.ts', '--quiet', '--into', portalFolder],
  env: { PACKED_QUICKLY: '1' },
  inputs: [...EVERYWHERE, 'index.html', 'package.json', 'vite.config.ts', 'build', 'public'],
  product: `${portalFolder}/index.html`,
};

/** The embedded backend in `dist-sandbox`. */
export const sandboxBuild: BuildPlan = {
  name: 'sandbox',
  args: [VITE, 'build', '--config', 'vite.sandbox.config.ts', '--logLevel', 'warn'],
  inputs: [...EVERYWHERE, 'sandbox', 'vite.sandbox.config.ts'],
  product: 'dist-sandbox/main.js',
};

const newestChange = (path: string): number => {
  if (!existsSync(path)) return 0;
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(entry.mtimeMs, ...inside);
};

const stampOf = (plan: BuildPlan): string => `.cache/builds/${plan.name}`;

const isFresh = (plan: BuildPlan): boolean => {
  const stamp = stampOf(plan);
  if (!existsSync(plan.product) || !existsSync(stamp)) return false;
  const stamped = statSync(stamp).mtimeMs;
  // A later build by hand may have used other settings, so a product newer than its stamp is stale.
  if (statSync(plan.product).mtimeMs > stamped) return false;
  return plan.inputs.every((input) => newestChange(input) <= stamped);
};

/** Builds unless no input has changed since the last build. */
export const buildIfStale = async (plan: BuildPlan): Promise<Finished> => {
  if (isFresh(plan)) return { code: 0, output: '' };
  const finished = await runNode(plan.args, {
    show: false,
    ...(plan.env === undefined ? {} : { env: plan.env }),
  });
  if (finished.code === 0) {
    mkdirSync(dirname(stampOf(plan)), { recursive: true });
    writeFileSync(stampOf(plan), '');
  }
  return finished;
};

/** Builds unless fresh; returns what a failed build said, or undefined. */
export const faultOf = async (plan: BuildPlan): Promise<string | undefined> => {
  const { code, output } = await buildIfStale(plan);
  return code === 0 ? undefined : `The ${plan.name} did not build.\n${output}`;
};
