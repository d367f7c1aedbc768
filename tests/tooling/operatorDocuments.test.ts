import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHARED_CACHE } from '../../src/infrastructure/storage/forgetShares';
import { servedWords } from '../../src/domain/addresses/screenPath';
import { dependenciesIn, isFree } from '../../scripts/licences.ts';

const STORAGE = 'src/infrastructure/storage';

/** The keys that a source keeps something under: constants, literals of a call, and the beginning of a template. */
const keysIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/const [A-Z_]+ = '([\w.-]+)'/g)].map(([, key = '']) => key),
  ...[...source.matchAll(/\.(?:read|write|remove)\(\s*'([\w.]+)'/g)].map(([, key = '']) => key),
  ...[...source.matchAll(/`(portal\.[\w.]+)\$\{/g)].map(([, key = '']) => `${key}…`),
];

const sourcesOfKeys = [
  ...readdirSync(STORAGE).map((name) => join(STORAGE, name)),
  'src/infrastructure/system/downloadFolder.ts',
  'src/infrastructure/system/BrowserInstallation.ts',
  'src/infrastructure/system/serverTime.ts',
];
const asWritten = (key: string): string => (key.endsWith('-') ? `${key}…` : key);
const keys = [
  ...new Set(sourcesOfKeys.flatMap((file) => keysIn(readFileSync(file, 'utf8'))).map(asWritten)),
].filter((key) => key !== SHARED_CACHE);

/** The cells of each row of the tables of a page. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Caches of the service worker, as it names them. */
const caches = [
  ...[
    ...readFileSync('src/infrastructure/serviceWorker/keptCaches.ts', 'utf8').matchAll(
      /\$\{PREFIX\}-([\w-]+)`;|precache: '([\w-]+)'/g,
    ),
  ].map(([, name, precache]) => `portal-${name ?? precache}`),
  SHARED_CACHE,
];

const privacy = readFileSync('docs/privacy.md', 'utf8');
const security = readFileSync('docs/security.md', 'utf8');

describe('docs/privacy.md', () => {
  const told = rowsOf(privacy)
    .filter((cells) => cells.length === 4)
    .map(([entry = '']) => entry.replaceAll('`', ''));

  it('tells of every entry that the code keeps in the browser', () => {
    expect(keys.length).toBeGreaterThanOrEqual(18);
    expect(keys.filter((key) => !told.includes(key))).toEqual([]);
  });

  it('tells of no entry that the code no longer keeps', () => {
    const others = ['entry', 'mp_…'];
    expect(told.filter((entry) => !keys.includes(entry) && !others.includes(entry))).toEqual([]);
  });

  it('tells of every cache of the service worker, and of no other', () => {
    const named = rowsOf(privacy)
      .map(([entry = '']) => entry.replaceAll('`', ''))
      .filter((entry) => entry.startsWith('portal-'));
    expect(caches.length).toBe(4);
    expect(named.toSorted()).toEqual(caches.toSorted());
  });

  it('knows that nothing else writes to the browser', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.startsWith('infrastructure/serviceWorker/'),
    );
    const writers = files.filter((name) =>
      /\b(?:localStorage|sessionStorage|indexedDB)\.|document\.cookie|caches\.open/.test(
        readFileSync(join('src', name), 'utf8'),
      ),
    );
    // The page takes from there what the worker has put there.
    expect(writers).toEqual(['infrastructure/storage/sharedCache.ts']);
  });
});

describe('docs/deploy/portal.conf', () => {
  it('has no address of its own that the portal takes for a screen, but for what is posted there', () => {
    const conf = readFileSync('docs/deploy/portal.conf', 'utf8');
    const words = [...conf.matchAll(/location (?:= |\^~ |~ \^)?\/([\w-]+)(?=[ /])/g)].map(([, word]) => word);
    expect(new Set(words).size).toBeGreaterThan(5);
    expect(
      words.filter((word = '') => ![...servedWords, 'payment-response', 'shared'].includes(word)),
    ).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const rows = rowsOf(security).filter(([asvs = '']) => /^\d+\.\d/.test(asvs));

  it('names a test that exists for each requirement that is met', () => {
    const named = rows.map(([asvs, , far = '', tests = '']) => ({
      asvs,
      far,
      files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }));
    expect(named.length).toBeGreaterThan(25);
    expect(named.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
    expect(named.filter(({ far, files }) => far.startsWith('met') && files.length === 0)).toEqual([]);
  });
});

describe('npx node scripts/licences.ts', () => {
  it('finds licences alone that may be passed on', () => {
    const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const dependencies = dependenciesIn(lockfile.packages);
    expect(dependencies.length).toBeGreaterThan(100);
    expect(dependencies.filter(({ licence }) => !isFree(licence))).toEqual([]);
  });

  it('names one that may not, and takes one of a choice', () => {
    expect(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'].filter((licence) => !isFree(licence))).toEqual(
      [],
    );
    expect(['GPL-3.0', 'MIT AND GPL-2.0', 'unknown'].filter(isFree)).toEqual([]);
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/b': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    };
    expect(dependenciesIn(packages)).toEqual([
      { place: 'node_modules/a', name: 'a', version: '1.0.0', licence: 'GPL-3.0' },
    ]);
  });
});
