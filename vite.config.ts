import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { antdStyles } from './build/antdStyles.ts';
import { buildTarget } from './build/browsers.ts';
import { frameFirst } from './build/frameFirst.ts';
import { frameTexts } from './build/frameTexts.ts';
import { mapsApart } from './build/mapsApart.ts';
import { packedFiles } from './build/packedFiles.ts';
import { paletteStyles } from './build/paletteStyles.ts';
import { productionRouter } from './build/productionRouter.ts';

const ANTD_PARTS = /node_modules[\\/]@(?:rc-component|ant-design)[\\/]/;
/** Without what is only named by a module that is needed: nothing of it need be used there. */
const ALONE = { includeDependenciesRecursively: false };
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const FAULTS = 'tests/ui/faults/**/*.test.{ts,tsx}';
const PAYMENTS = 'tests/sandbox/payment*.test.ts';

/** Alike in every project: chance that can be had again, and limits that tell a stuck test from a slow one. */
const UNHURRIED = {
  setupFiles: ['tests/seed.ts'],
  // What takes two seconds on two quiet cores was seen to take more than twenty beside other programs.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  plugins: [
    react(),
    paletteStyles(),
    frameTexts(),
    antdStyles(),
    productionRouter(),
    frameFirst(),
    mapsApart(),
    packedFiles(),
  ],
  resolve: {
    alias: [
      // The charts import it whole for a download that the portal lacks, and lodash, which has a lighter twin.
      { find: /^html2canvas$/, replacement: fileURLToPath(new URL('build/nothing.ts', import.meta.url)) },
      { find: /^lodash$/, replacement: 'lodash-es' },
    ],
  },
  // Workers that measure files and draw pictures begin before the PDF library is there.
  worker: { format: 'es' },
  build: {
    target: [...buildTarget],
    // What does not preload modules by itself fetches them a little later.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // antd's own packages do nothing when they are loaded, but only antd says so of itself.
      treeshake: { moduleSideEffects: [{ test: ANTD_PARTS, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Left alone, each set of screens that shares something has a file of its own for it: forty before the dashboard.
          groups: [
            // What Login needs; the libraries apart, for they change less often than the portal, and in two files of
            // one size, which come at once where each file has a line of its own (HTTP/1.1).
            { name: 'react', tags: ['$initial'], test: REACT, priority: 3 },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2, ...ALONE },
            { name: 'frame', tags: ['$initial'], priority: 1, ...ALONE },
            // Two parts that antd's files name beside what Login needs, for the screens that show them.
            { name: 'collapse', test: /node_modules.*[\\/]collapse[\\/]/, priority: 4, ...ALONE },
            {
              name: 'textArea',
              test: /input.*(?:TextArea|textarea|calculateNodeHeight)/,
              priority: 4,
              ...ALONE,
            },
            // What is large comes with the screens that show it.
            { name: 'screenParts', minShareCount: 3, maxModuleSize: 3700 },
          ],
        },
      },
    },
  },
  test: {
    // vitest would leave one core idle; of two that is half.
    maxWorkers: availableParallelism(),
    globalSetup: 'tests/saySeed.ts',
    projects: [
      {
        // Rules are pure and share nothing, so their files may share a worker; no plugin has work to do here.
        test: {
          ...UNHURRIED,
          name: 'rules',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'],
        },
      },
      // Every call with every kind of fault is apart, since it takes as long as a quarter of all other screens.
      ...[
        {
          name: 'screens',
          include: ['tests/{infrastructure,ui,composition}/**/*.test.{ts,tsx}'],
          exclude: [FAULTS],
        },
        { name: 'faults', include: [FAULTS] },
      ].map((part) => ({
        extends: true as const,
        // Node finds antd's parts elsewhere than antd itself: a second library, which would know no theme.
        resolve: { alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }] },
        test: {
          ...UNHURRIED,
          environment: 'happy-dom' as const,
          // A pressed link to a new tab would ask the network for its page.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableChildPageNavigation: true } } },
          },
          // antd takes a second to load; the set-up file clears page and storage between tests.
          isolate: false,
          ...part,
          setupFiles: [...UNHURRIED.setupFiles, 'tests/setup.ts'],
          // Times on screens name their zone only where the device has another.
          env: { TZ: 'Asia/Kolkata' },
        },
      })),
      // What guards the house and what takes the money; the contract on every backend, and the commands.
      ...[
        { name: 'house', include: ['tests/tooling/**/*.test.ts', PAYMENTS] },
        {
          name: 'contract',
          include: ['tests/{contract,conformance,sandbox,commands}/**/*.test.ts'],
          exclude: [PAYMENTS],
        },
      ].map((part) => ({
        extends: true as const,
        test: {
          ...UNHURRIED,
          ...part,
          setupFiles: [...UNHURRIED.setupFiles, 'tests/ownGlobals.ts'],
          environment: 'node' as const,
          // Each file starts backends of its own; the database's code is compiled once for all of them.
          pool: 'threads' as const,
          isolate: false,
          // The key of the desks of these tests, or that of the sandbox at CONTRACT_BASE_URL.
          env: { SANDBOX_KEY: process.env['SANDBOX_KEY'] ?? 'key-of-the-tests' },
        },
      })),
    ],
    coverage: { provider: 'v8', include: ['src/domain/**/*.ts'], reporter: ['text', 'json-summary'] },
  },
});
