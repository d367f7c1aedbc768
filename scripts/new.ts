import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { servedWords } from '../src/domain/addresses/screenPath.ts';
import { LOGIN_PATH, SIGN_UP_PATH } from '../src/domain/session/entryPaths.ts';
import { portalRoutes } from '../src/ui/shell/routes.ts';
import { runNode } from './command.ts';
import { LISTS, withFeature } from './featureLists.ts';
import { type FeatureNames, featureNamesOf, renamed } from './featureNames.ts';
import { stop } from './stop.ts';

/**
 * Makes the files of a screen with its own data, and names it in the lists that must know it:
 * `npm run new -- sample`. docs/add-a-feature.md says what each file is for.
 */
const TEMPLATE = 'scripts/template';
const ENDING = '.txt';
const FORMATTER = 'node_modules/oxfmt/bin/oxfmt';

const routed = [LOGIN_PATH, SIGN_UP_PATH, ...portalRoutes.map(({ path }) => path)].map(
  (path) => path.split('/')[1],
);

interface Change {
  readonly path: string;
  readonly text: string;
}

const filesOf = (names: FeatureNames): readonly Change[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => ({
      path: renamed(name.slice(0, -ENDING.length), names),
      text: renamed(readFileSync(join(TEMPLATE, name), 'utf8'), names),
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path));

const listsWith = (names: FeatureNames): readonly Change[] =>
  LISTS.map((list) => ({
    path: list.file,
    text:
      withFeature(readFileSync(list.file, 'utf8'), list, names) ??
      stop(
        `${list.file} has changed: scripts/featureLists.ts no longer finds the place for a feature. Nothing was made.`,
      ),
  }));

/** The source files of the portal and its tests, by name without folder and ending. */
const takenNames = (): ReadonlySet<string> =>
  new Set(
    ['src', 'tests', 'sandbox'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (path) => basename(path).split('.')[0] ?? '',
      ),
    ),
  );

/** What already has the name: a folder or file of it, one of the files to make, or a class of JavaScript. */
const takenBy = (names: FeatureNames, files: readonly Change[]): string | undefined => {
  const there = files.find(({ path }) => existsSync(path));
  if (there !== undefined) return `${there.path} exists`;
  const taken = takenNames();
  const same = [names.camel, `${names.camel}s`, names.pascal].find((name) => taken.has(name));
  if (same !== undefined) return `${same} is a folder or file of the portal`;
  if ([...routed, ...servedWords].includes(names.kebab)) return `/${names.kebab} is an address already`;
  return names.pascal in globalThis ? `${names.pascal} is a class of JavaScript` : undefined;
};

const write = ({ path, text }: Change): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const report = (names: FeatureNames, made: readonly Change[], changed: readonly Change[]): string =>
  [
    'Made',
    ...made.map(({ path }) => `  ${path}`),
    'Named it in',
    ...changed.map(({ path }) => `  ${path}`),
    '',
    'Next (docs/add-a-feature.md):',
    `  npm run check && npx vitest run ${names.camel} ${names.pascal}`,
    `  npm run dev, then open http://localhost:4173/${names.kebab}`,
    `  what a record is (src/domain/${names.camel}), its fields in the gateway and the sandbox, its texts;`,
    '  the same fields in docs/api/openapi.yaml; rows in tests/requirements.tsv, named in the titles of the tests;',
    "  its place in the contract's tests (tests/contract), after which x-draft goes;",
    '  a link to the page where customers look for it',
    '',
  ].join('\n');

const [name = '', ...further] = process.argv.slice(2);
const names =
  (further.length === 0 ? featureNamesOf(name) : undefined) ??
  stop('Name one feature in lower case, such as: npm run new -- sample, or: npm run new -- sample-note');

const made = filesOf(names);
const taken = takenBy(names, made);
if (taken !== undefined) stop(`'${name}' cannot be a new feature: ${taken}. Nothing was made.`);
const changed = listsWith(names);

for (const change of [...made, ...changed]) write(change);
const paths = [...made, ...changed].map(({ path }) => path).filter((path) => !path.endsWith('.md'));
const formatted = await runNode([FORMATTER, ...paths], { show: false });
if (formatted.code !== 0) stop(formatted.output);
process.stdout.write(report(names, made, changed));
