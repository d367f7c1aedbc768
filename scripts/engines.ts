import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runNode, runScript } from './command.ts';
import { stop } from './stop.ts';

/** Programs of the engines that the journeys of `npm run test:engines` drive, beside Chromium. */
interface Program {
  readonly name: string;
  /** Variable of the environment with its path. */
  readonly variable: string;
  readonly commands: readonly string[];
  /** Where it is kept when it is on no PATH. */
  readonly places: string;
  /** Debian's package. */
  readonly packageName: string;
}

const PROGRAMS = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    places: '/usr/lib/firefox*/firefox{,-esr}',
    packageName: 'firefox-esr',
  },
  webkitDriver: {
    name: "WebKit's driver",
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    places: '/usr/lib/*/webkit2gtk-*/WebKitWebDriver',
    packageName: 'webkit2gtk-driver',
  },
  webkitBrowser: {
    name: "WebKit's MiniBrowser",
    variable: 'WEBKIT_BROWSER_PATH',
    commands: ['MiniBrowser'],
    places: '/usr/lib/*/webkit2gtk-*/MiniBrowser',
    packageName: 'webkit2gtk-driver',
  },
  display: {
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    places: '/usr/bin/Xvfb',
    packageName: 'xvfb',
  },
} satisfies Record<string, Program>;

export type ProgramOf = keyof typeof PROGRAMS;

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = ({ variable, commands, places }: Program): string | undefined => {
  const chosen = process.env[variable];
  if (chosen !== undefined && chosen !== '') return isProgram(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...globSync(places)].find(isProgram);
};

/** The path of a program; throws a sentence that says how to get it. */
export const programAt = (key: ProgramOf): string => {
  const found = find(PROGRAMS[key]);
  if (found !== undefined) return found;
  throw new Error(missingLine(PROGRAMS[key]));
};

const missingLine = ({ name, packageName, variable }: Program): string =>
  `${name} is missing: install it (on Debian: sudo apt-get install --no-install-recommends ${packageName}), or set ${variable} to one.`;

/** A line for each program that is missing: which, and how to get it. */
export const missingEngines = (): readonly string[] =>
  Object.values(PROGRAMS)
    .filter((program) => find(program) === undefined)
    .map(missingLine);

if (import.meta.main) {
  const missing = missingEngines();
  for (const line of missing) process.stderr.write(`${line}\n`);
  if (missing.length > 0) process.exit(1);
  // As the other journeys, these run against what is built.
  const missingBuilds = [
    ...(existsSync('dist/index.html') ? [] : ['build']),
    ...(existsSync('dist-sandbox/main.js') ? [] : ['build:sandbox']),
  ];
  const builds = await Promise.all(missingBuilds.map((script) => runScript(script, { show: false })));
  const failed = builds.find(({ code }) => code !== 0);
  if (failed !== undefined) stop(failed.output);
  const { code } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/engines/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { show: true },
  );
  process.exitCode = code;
}
