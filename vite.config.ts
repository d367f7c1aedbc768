import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { antdStyles, UNPATCHED_MODE } from './build/antdStyles.ts';
import { frameFirst } from './build/frameFirst.ts';
import { frameTexts } from './build/frameTexts.ts';
import { mapsApart } from './build/mapsApart.ts';
import { packedFiles } from './build/packedFiles.ts';
import { paletteStyles } from './build/paletteStyles.ts';
import { plotsLite } from './build/plotsLite.ts';
import { productionRouter } from './build/productionRouter.ts';
import { withoutStyleGenerators } from './build/withoutStyleGenerators.ts';

const ANTD_PARTS = /node_modules[\\/]@(?:rc-component|ant-design)[\\/]/;
/** `UNPATCHED=1 npm run build`: libraries as they are, if one was raised and a plugin no longer fits it. */
const isUnpatched = process.env['UNPATCHED'] === '1';

/** What replaces or edits modules of libraries. */
const patches = (): readonly Plugin[] => [
  ...withoutStyleGenerators(),
  ...plotsLite(),
  productionRouter(),
  frameFirst(),
];

const TEXT_AREA = /node_modules[\\/].*(?:TextArea|calculateNodeHeight)/;
const STATUTORY_DATES =
  /src[\\/](?:domain[\\/]deadlines[\\/](?!initialChoice)|infrastructure[\\/]http[\\/](?:deadline|due)Wire|ui[\\/]deadlines[\\/]pageAddress)/;
const DEADLINES_PAGE =
  /src[\\/](?:ui[\\/]deadlines[\\/](?!pageAddress)|application[\\/]deadlines[\\/]|composition[\\/]modules[\\/]deadlinesModule|infrastructure[\\/]calendar[\\/]Ical)/;
const STORED_FILES =
  /src[\\/](?:application[\\/]documents[\\/](?:PackFiles|ReadPreview)|domain[\\/]documents[\\/](?:preview|safeName)|ui[\\/]kit[\\/](?:missingFiles|ZipPacking))/;
const COUNTS = /src[\\/]ui[\\/]texts[\\/](?:plural|once)/;
const CHOSEN_FILES =
  /src[\\/](?:application[\\/]documents[\\/](?:FileCheckOnDemand|UploadToCabinet)|composition[\\/]modules[\\/]fileChoiceModule|domain[\\/]documents[\\/](?:fileKind|fileFindings|fileSize|leadingBytes|recognisedFormat|sizeInMb|uploadPolicy)|ui[\\/](?:documents[\\/](?:FileChecking|sizeText|uploadErrorText)|texts[\\/]severalUploadTexts))/;
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

export default defineConfig({
  ...(isUnpatched ? { mode: UNPATCHED_MODE } : {}),
  plugins: [
    react(),
    paletteStyles(),
    frameTexts(),
    antdStyles(),
    ...(isUnpatched ? [] : patches()),
    mapsApart(),
    packedFiles(),
  ],
  // Workers that measure files and draw pictures begin before the PDF library is there.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // antd's own packages do nothing when they are loaded, but only antd says so of itself.
      treeshake: { moduleSideEffects: [{ test: ANTD_PARTS, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Left alone, each set of screens that shares something has a file of its own for it: forty before the dashboard.
          groups: [
            // The library's text field names its text area too, which Login never shows.
            { name: 'textArea', test: TEXT_AREA, priority: 4, includeDependenciesRecursively: false },
            // What Login needs; the libraries apart, for they change less often than the portal, and in two files of
            // one size, which come at once where each file has a line of its own (HTTP/1.1).
            { name: 'react', tags: ['$initial'], test: REACT, priority: 3 },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // What the list of what needs the customer shares with Deadlines comes after the dashboard's first paint; the
            // table's reader with it, so that the list has its sources once it has its own code (NEED-11).
            {
              name: 'statutoryDates',
              test: STATUTORY_DATES,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            // What tables of every language count with, apart from the screens, of which Login needs none.
            { name: 'counts', test: COUNTS, priority: 4, includeDependenciesRecursively: false },
            // The page of the dates and its bindings, which it fetches at once.
            {
              name: 'deadlinesPage',
              test: DEADLINES_PAGE,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            // What cabinet, payments and quotations do with stored files, which the dashboard does not show.
            { name: 'storedFiles', test: STORED_FILES, priority: 4, includeDependenciesRecursively: false },
            // What every place needs where a file is chosen; none of them is on the dashboard.
            { name: 'chosenFiles', test: CHOSEN_FILES, priority: 4, includeDependenciesRecursively: false },
            { name: 'screenParts', minShareCount: 3 },
          ],
        },
      },
    },
  },
  test: {
    // vitest would leave one core idle; of two that is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        // Rules are pure and share nothing, so their files may share a worker; no plugin has work to do here.
        test: {
          name: 'rules',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['tests/domain/**/*.test.ts', 'tests/application/**/*.test.ts'],
          // A rule that is tried with thousands of values takes two seconds, and more beside the journeys.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // Node finds antd's parts elsewhere than antd itself: a second library, which would know no theme.
        resolve: { alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }] },
        test: {
          name: 'screens',
          environment: 'happy-dom',
          // antd takes a second to load; the set-up file clears page and storage between tests.
          isolate: false,
          include: ['tests/{infrastructure,ui,composition}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
          // A whole screen takes half a second on two quiet cores, and several on busy ones.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          // Each file starts backends of its own; the database's code is compiled once for all of them.
          pool: 'threads',
          isolate: false,
          include: ['tests/{contract,sandbox,tooling}/**/*.test.ts'],
          // The key of the desks of these tests, or that of the sandbox at CONTRACT_BASE_URL.
          env: { SANDBOX_KEY: process.env['SANDBOX_KEY'] ?? 'key-of-the-tests' },
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/domain/**/*.ts'], reporter: ['text', 'json-summary'] },
  },
});
