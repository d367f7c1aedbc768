import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { unmet } from './expectation.ts';
import { shownIn, takenIn } from './moduleNames.ts';
import { packagePath } from './packagePath.ts';

/** Code by the module that asks (its place in its package) and what it asks for; other modules get the real thing. */
export type ImportReplacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a replacement of one import expects of the module that asks, and does not find. */
const missedBy = (importer: string, source: string, code: string): string | undefined => {
  const given = shownIn(code).names;
  const taken = takenIn(readFileSync(importer, 'utf8')).filter(({ from }) => from === source);
  if (taken.every(({ name }) => given.includes(name))) return undefined;
  return `${packagePath(importer)} to take nothing but ${given.join(' and ')} from ${source}`;
};

/** Gives a module of a library less than it imports. Every listed import must be met in the build. */
export const replacedImports = (name: string, replacements: ImportReplacements): Plugin => {
  const mark = `\0${name}:`;
  const met = new Set<string>();
  const codeFor = (importer: string, source: string): string | undefined =>
    replacements[packagePath(importer)]?.[source];
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const code = codeFor(importer, source);
      if (code === undefined) return null;
      met.add(`${packagePath(importer)}:${source}`);
      const missed = missedBy(importer, source, code);
      if (missed !== undefined) this.error(unmet(name, missed));
      return `${mark}${packagePath(importer)}:${source}`;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const [importer = '', source = ''] = id.slice(mark.length).split(':');
      return codeFor(importer, source);
    },
    buildEnd(error) {
      const listed = Object.entries(replacements).flatMap(([importer, sources]) =>
        Object.keys(sources).map((source) => ({ importer, source })),
      );
      const gone = listed.find(({ importer, source }) => !met.has(`${importer}:${source}`));
      if (error === undefined && gone !== undefined)
        this.error(unmet(name, `${gone.importer} to import ${gone.source}`));
    },
  };
};
