import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chunksBefore, chunksWithout, filesOf, gzipped, type Manifest } from './bundle.ts';

/**
 * Six sizes of the built portal in kB, gzipped: what each was, what it is, and the most that it may be. Bounds notice growth,
 * so they have room; who needs more raises one and says why. `npm run sizes -- --keep` keeps today's figures as those
 * of before.
 */
interface Budgets {
  readonly before: Readonly<Record<string, number>>;
  readonly most: Readonly<Record<string, number>>;
}

const MANIFEST = 'dist/.vite/manifest.json';
const BUDGETS = 'scripts/budgets.json';
const TEXTS = 'src/ui/texts';
const SIGNED_IN = [
  'src/composition/signedIn.tsx',
  'src/infrastructure/http/signedInCalls.ts',
  `${TEXTS}/en/portal.ts`,
];
const OF_SCREENS = [`${TEXTS}/en/screens.ts`, `${TEXTS}/en/worklist.ts`];
/** Code for charts, the calendar, search, zip files and PDFs, without the screens that show it; PDF libraries run in workers. */
const ON_USE = [
  'src/ui/payments/PaymentsChart.tsx',
  'src/infrastructure/calendar/calendarText.ts',
  'src/composition/modules/searchLoadedModule.ts',
  'src/composition/modules/packingModule.ts',
  'src/composition/modules/photosModule.ts',
  'src/infrastructure/photos/createPhotoPdf.ts',
];
const DASHBOARD = 'src/ui/dashboard/DashboardScreen.tsx';

/** A screen with the bindings that are named like it. */
const withItsOwn = (manifest: Manifest, screen: string): readonly string[] => {
  const name = basename(screen).replace(/Screens?\.tsx$/, '');
  const bindings = `src/composition/modules/${name.charAt(0).toLowerCase()}${name.slice(1)}Module.ts`;
  return manifest[bindings] === undefined ? [screen] : [screen, bindings];
};

const measure = (manifest: Manifest): Readonly<Record<string, number>> => {
  const page = (kinds: Parameters<typeof filesOf>[2], modules: readonly string[] = []): number =>
    gzipped(filesOf(manifest, chunksBefore(manifest, modules), kinds));
  const others = Object.keys(manifest)
    .filter((key) => /Screens?\.tsx$/.test(key) && key !== DASHBOARD)
    .map((key) => ({ key, bytes: page(['js'], [...SIGNED_IN, ...OF_SCREENS, ...withItsOwn(manifest, key)]) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  process.stdout.write(`The heaviest other page is ${others[0]?.key}.\n`);
  const secondLanguage = Object.keys(manifest).filter((key) => key.startsWith(`${TEXTS}/hi/`));
  const whole = chunksWithout(manifest, [...ON_USE, ...secondLanguage]);
  return {
    Login: page(['js', 'css']),
    'Login in Hindi': page(['js', 'css'], [`${TEXTS}/hi/light.ts`]),
    'dashboard, JS': page(['js'], [...SIGNED_IN, DASHBOARD]),
    'heaviest other page, JS': others[0]?.bytes ?? 0,
    'whole, without what is fetched on use': gzipped(filesOf(manifest, whole, ['js', 'css'])),
    'service worker': gzipped(new Set(['serviceWorker.js'])),
  };
};

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
const cell = (text: string): string => text.padStart(9);

if (existsSync(MANIFEST)) {
  const budgets: Budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'));
  const measured = Object.entries(measure(JSON.parse(readFileSync(MANIFEST, 'utf8'))));
  const sizes = measured.map(([name, bytes]) => [name, kilobytes(bytes)] as const);
  process.stdout.write(`${'kB'.padEnd(40)}${['before', 'now', 'most'].map((each) => cell(each)).join('')}\n`);
  for (const [name, now] of sizes) {
    const [before = 0, most = 0] = [budgets.before[name], budgets.most[name]];
    const figures = [before, now, most].map((figure) => cell(figure.toFixed(1))).join('');
    process.stdout.write(`${name.padEnd(40)}${figures}${now > most ? '  TOO MUCH' : ''}\n`);
    if (now > most) process.exitCode = 1;
  }
  if (process.argv.includes('--keep'))
    writeFileSync(
      BUDGETS,
      `${JSON.stringify({ ...budgets, before: Object.fromEntries(sizes) }, undefined, 2)}\n`,
    );
} else {
  process.stderr.write('There is no built portal in dist: run npm run build first.\n');
  process.exitCode = 1;
}
