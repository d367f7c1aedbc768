import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Taken {
  readonly from: string;
  readonly name: string;
}

/** The values that a module imports, or hands on from another. */
export const takenIn = (code: string, file = 'module.js'): readonly Taken[] => {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, from: moduleRequest.value })),
  );
  const handedOn = staticExports.flatMap(({ entries }) =>
    entries.map((entry) => ({ ...entry, from: entry.moduleRequest?.value ?? '' })),
  );
  return [...imported, ...handedOn]
    .filter(({ isType, from }) => !isType && from !== '')
    .map(({ from, importName }) => ({
      from,
      name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    }));
};

export interface Shown {
  readonly names: readonly string[];
  /** Modules whose every name it shows too. */
  readonly allOf: readonly string[];
}

/** What a module shows to others. */
export const shownIn = (code: string): Shown => {
  const entries = parseSync('module.js', code).module.staticExports.flatMap((shown) => shown.entries);
  const isStar = ({ exportName }: (typeof entries)[number]): boolean => exportName.kind === 'None';
  return {
    names: entries.filter((entry) => !isStar(entry)).map(({ exportName }) => exportName.name ?? 'default'),
    allOf: entries.filter(isStar).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  };
};

export type Resolve = (source: string, importer: string) => Promise<string | undefined>;

/** Whether a file shows this name, its own or that of a module of which it shows all. A CommonJS file may. */
export const shows = async (file: string, name: string, resolve: Resolve): Promise<boolean> => {
  const code = readFileSync(file, 'utf8');
  if (!parseSync(file, code).module.hasModuleSyntax) return true;
  const { names, allOf } = shownIn(code);
  if (names.includes(name)) return true;
  const found = await Promise.all(
    allOf.map(async (source) => {
      const next = await resolve(source, file);
      return next !== undefined && (await shows(next, name, resolve));
    }),
  );
  return found.includes(true);
};
