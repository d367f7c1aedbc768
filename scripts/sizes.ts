import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chunksBefore, chunksWithout, filesOf, gzipped } from './bundle.ts';
import type { Kind, Manifest } from './bundle.ts';

interface Budget {
  readonly name: string;
  readonly kinds: readonly Kind[];
  readonly bytes: number;
}

interface Budgets {
  readonly chart: string;
  /** Further code that is loaded when its feature is used, and counts for no page. */
  readonly onUse: readonly string[];
  readonly pages: readonly (Budget & { readonly modules: readonly string[] })[];
  /** The size of the portal when the budgets were set. */
  readonly whole: Budget;
  /** Later features: each has a budget of its own, set when it is merged. */
  readonly features: readonly { readonly name: string; readonly bytes: number }[];
  /** Code of workers, which the manifest lists without its imports: the file's name before its hash. */
  readonly workers: readonly { readonly name: string; readonly file: string; readonly bytes: number }[];
  /** The service worker, another program, which is fetched once the page is calm. */
  readonly serviceWorker: { readonly name: string; readonly bytes: number };
  readonly chartChunk: Budget;
  /** Tables of texts by language and group, beside the code that reads them; the second language counts for no page. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Figure {
  readonly name: string;
  readonly bytes: number;
  readonly measured: number;
}

const MANIFEST = 'dist/.vite/manifest.json';

/** The file of that name, of which there must be one. */
const assetsNamed = (file: string): ReadonlySet<string> => {
  const found = readdirSync('dist/assets').filter(
    (name) => name.startsWith(`${file}-`) && name.endsWith('.js'),
  );
  if (found.length !== 1) throw new Error(`There is not one ${file} in dist/assets.`);
  return new Set(found.map((name) => `assets/${name}`));
};

const groupModule = (language: string, group: string): string =>
  `src/ui/texts/${language}/groups/${group}.ts`;

/** Tables of a group: its own file, beside what it shares with code. */
const textFigures = (manifest: Manifest, { texts }: Budgets): readonly Figure[] =>
  Object.entries(texts).flatMap(([language, groups]) =>
    Object.entries(groups).map(([group, bytes]) => {
      const file = manifest[groupModule(language, group)]?.file;
      if (file === undefined) throw new Error(`There are no texts of ${group} in ${language}.`);
      return { name: `texts, ${language}: ${group}`, bytes, measured: gzipped(new Set([file])) };
    }),
  );

const measure = (manifest: Manifest, budgets: Budgets): readonly Figure[] => {
  const { chart, onUse, pages, whole, features, workers, serviceWorker, chartChunk, texts } = budgets;
  const secondLanguage = Object.keys(texts['hi'] ?? {}).map((group) => groupModule('hi', group));
  const bytes = features.reduce((sum, feature) => sum + feature.bytes, whole.bytes);
  const rest = chunksWithout(manifest, [chart, ...onUse, ...secondLanguage]);
  const withChart = chunksBefore(manifest, [chart]);
  const onlyChart = new Set([...withChart].filter((key) => !rest.has(key)));
  return [
    ...pages.map((page) => ({
      ...page,
      measured: gzipped(filesOf(manifest, chunksBefore(manifest, page.modules), page.kinds)),
    })),
    { ...whole, bytes, measured: gzipped(filesOf(manifest, rest, whole.kinds)) },
    { ...chartChunk, measured: gzipped(filesOf(manifest, onlyChart, chartChunk.kinds)) },
    ...textFigures(manifest, budgets),
    ...workers.map((worker) => ({ ...worker, measured: gzipped(assetsNamed(worker.file)) })),
    { ...serviceWorker, measured: gzipped(new Set(['serviceWorker.js'])) },
  ];
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

const line = ({ name, measured, bytes }: Figure): string =>
  `${name.padEnd(40)}${kilobytes(measured)} of${kilobytes(bytes)}  ${measured <= bytes ? 'ok' : 'TOO MUCH'}`;

if (existsSync(MANIFEST)) {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const budgets: Budgets = JSON.parse(readFileSync('scripts/budgets.json', 'utf8'));
  const figures = measure(manifest, budgets);
  process.stdout.write(`${figures.map((figure) => line(figure)).join('\n')}\n`);
  process.exitCode = figures.every(({ measured, bytes }) => measured <= bytes) ? 0 : 1;
} else {
  process.stderr.write('There is no built portal in dist: run npm run build first.\n');
  process.exitCode = 1;
}
