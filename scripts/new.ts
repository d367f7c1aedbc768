import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { servedWords } from '../src/domain/addresses/screenPath.ts';
import { LOGIN_PATH, SIGN_UP_PATH } from '../src/domain/session/entryPaths.ts';
import { portalRoutes } from '../src/ui/shell/routes.ts';
import { runNode } from './command.ts';
import { type List, LISTS, SIDEBAR, withFeature } from './featureLists.ts';
import { type FeatureNames, featureNamesOf, type GivenNames, renamed } from './featureNames.ts';
import { requirementsOf } from './requirements.ts';
import { stop } from './stop.ts';

/**
 * Makes the files of a screen with its own data, and names it in the lists that must know it: `npm run new -- sample`, and if
 * need be `--plural samples`, `--path user/samples` and `--sidebar`. docs/add-a-feature.md says what each file is for.
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

const listsWith = (lists: readonly List[], names: FeatureNames): readonly Change[] =>
  lists.map((list) => ({
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

/** The calls of the contract, as adapters name them. */
const documentedPaths = (): readonly string[] =>
  [...readFileSync('docs/api/openapi.yaml', 'utf8').matchAll(/^ {2}\/(.+):$/gm)].map(([, path = '']) => path);

const areas = (): ReadonlySet<string> =>
  new Set(
    ['tests/requirements.tsv', 'docs/specification/beyond.tsv'].flatMap((table) =>
      requirementsOf(readFileSync(table, 'utf8')).map(({ area }) => area),
    ),
  );

/** What already has the name: a folder or file of it, one of the files to make, or a class of JavaScript. */
const takenBy = (names: FeatureNames, files: readonly Change[]): string | undefined => {
  const there = files.find(({ path }) => existsSync(path));
  if (there !== undefined) return `${there.path} exists`;
  const taken = takenNames();
  const same = [names.camel, names.plural.camel, names.pascal].find((name) => taken.has(name));
  if (same !== undefined) return `${same} is a folder or file of the portal`;
  const page = names.plural.kebab;
  if ([...routed, ...servedWords].includes(page)) return `/${page} is an address already`;
  if (documentedPaths().includes(names.path)) return `/${names.path} is a call of the backend already`;
  if (areas().has(names.area)) return `${names.area} is an area of rows already`;
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
    `  npm run dev, then open http://localhost:4173/${names.plural.kebab}`,
    '  its words in both languages: npm run check refuses each TODO, and each sentence in marks such as "${Nothing here yet}."',
    `  what a record is (src/domain/${names.camel}), its fields in the gateway, the sandbox and docs/api/openapi.yaml`,
    `  what the page promises: the row ${names.area}-01 of tests/requirements.tsv`,
    '',
  ].join('\n');

interface Asked extends GivenNames {
  readonly sidebar: boolean;
}

/** What the command line asks for; undefined when it is no single name with known options. */
const asked = (): Asked | undefined => {
  const options = {
    plural: { type: 'string' },
    path: { type: 'string' },
    sidebar: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...further] = positionals;
    return name === undefined || further.length > 0 ? undefined : { ...values, name };
  } catch {
    return undefined;
  }
};

const given = asked();
const names =
  (given && featureNamesOf(given)) ??
  stop(
    'Name one feature in lower case, such as: npm run new -- sample, or: npm run new -- sample-entry --plural sample-entries --path user/sample-entries --sidebar',
  );

const made = filesOf(names);
const taken = takenBy(names, made);
if (taken !== undefined) stop(`'${names.kebab}' cannot be a new feature: ${taken}. Nothing was made.`);
const changed = listsWith(given?.sidebar === true ? [...LISTS, SIDEBAR] : LISTS, names);

for (const change of [...made, ...changed]) write(change);
const paths = [...made, ...changed].map(({ path }) => path).filter((path) => !path.endsWith('.tsv'));
const formatted = await runNode([FORMATTER, ...paths], { show: false });
if (formatted.code !== 0) stop(formatted.output);
process.stdout.write(report(names, made, changed));
