import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildEverything } from './builds.ts';
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

if (import.meta.main) {
  const missing = Object.values(PROGRAMS).filter((program) => find(program) === undefined);
  for (const program of missing) process.stderr.write(`${missingLine(program)}\n`);
  if (missing.length > 0) process.exit(1);
  // As the other journeys, these run against what is built.
  const isBuilt = ['dist/index.html', 'dist-sandbox/main.js'].every((file) => existsSync(file));
  const failure = isBuilt ? undefined : await buildEverything();
  if (failure !== undefined) stop(failure);
}
