import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { unmet } from './expectation.ts';
import { type Resolve, shownIn, shows, takenIn } from './moduleNames.ts';
import { packagePath } from './packagePath.ts';

interface Replacement {
  /** What stands in the place of the module. */
  readonly code: string | (() => Promise<string>);
  /** Names of the original that nothing in the portal asks for; 'others' where they are too many to name. */
  readonly without?: readonly string[] | 'others';
  /** Pieces of the original that must be there for the replacement to be right. */
  readonly reliesOn?: readonly string[];
}

/** Replacements by the module's place in its package. */
export type Replacements = Readonly<Record<string, Replacement>>;

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

const missedImport = async (code: string, file: string, resolve: Resolve): Promise<string | undefined> => {
  const missed = await Promise.all(
    takenIn(code).map(async ({ from, name }) => {
      const source = await resolve(from, file);
      if (source === undefined) return `${from} to be there for ${packagePath(file)}`;
      return (await shows(source, name, resolve)) ? undefined : `${from} to export ${name}`;
    }),
  );
  return missed.find((sentence) => sentence !== undefined);
};

/** What a replacement expects of the module in this file, or of what it takes itself, and does not find. */
const missedIn = async (
  file: string,
  { code, without, reliesOn = [] }: Replacement & { readonly code: string },
  resolve: Resolve,
): Promise<string | undefined> => {
  const path = packagePath(file);
  const original = readFileSync(file, 'utf8');
  const given = shownIn(code).names;
  const isThere = await Promise.all(given.map((name) => shows(file, name, resolve)));
  const absent = given.filter((_, at) => !isThere[at]);
  if (absent.length > 0) return `${path} to export ${listed(absent)}`;
  const known = without === 'others' ? undefined : [...given, ...(without ?? [])];
  if (known !== undefined && shownIn(original).names.some((name) => !known.includes(name)))
    return `${path} to export nothing but ${listed(known)}`;
  const unsaid = reliesOn.find((piece) => !original.includes(piece));
  return unsaid === undefined ? missedImport(code, file, resolve) : `${path} to say "${unsaid}"`;
};

/**
 * Puts modules of our own in the place of a library's. Each must be met in the build and be what its replacement
 * expects; otherwise the build stops.
 */
export const replacedModules = (name: string, replacements: Replacements): Plugin => {
  const met = new Set<string>();
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const path = packagePath(id);
      const replacement = replacements[path];
      if (replacement === undefined) return null;
      met.add(path);
      const code = typeof replacement.code === 'string' ? replacement.code : await replacement.code();
      const resolve: Resolve = async (source, importer) =>
        (await this.resolve(source, importer, { skipSelf: true }))?.id;
      const missed = await missedIn(id, { ...replacement, code }, resolve);
      if (missed !== undefined) this.error(unmet(name, missed));
      return { code, map: null };
    },
    buildEnd(error) {
      const gone = Object.keys(replacements).filter((path) => !met.has(path));
      if (error === undefined && gone.length > 0)
        this.error(unmet(name, `${listed(gone)} to be part of the portal`));
    },
  };
};
