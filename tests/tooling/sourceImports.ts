import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

export interface SourceImport {
  readonly from: string;
  /** Names imported as values; types leave nothing in the built page. */
  readonly names: readonly string[];
}

/** All imports of a module: imports, re-exports and dynamic imports with a fixed path. */
export const importsOf = (file: string): readonly SourceImport[] => {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
    isSilent: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest === null || isType
        ? []
        : [{ from: moduleRequest.value, names: [importName.name ?? '*'] }],
    ),
  );
  const later = dynamicImports.flatMap(({ moduleRequest }) => {
    const from = /^['"](.*)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
    return from === undefined ? [] : [{ from, names: ['*'] }];
  });
  return [...imported.filter(({ isSilent }) => !isSilent), ...exported, ...later];
};

/** The modules that a module names in any way, also for a type alone. */
export const requestsOf = (file: string): readonly string[] => {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const later = dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
};

/** The file of a relative import; undefined for packages, styles and files that do not exist. */
export const fileOf = (importer: string, from: string): string | undefined => {
  if (!from.startsWith('.')) return undefined;
  const path = join(dirname(importer), from);
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
};

/** All modules under a folder. */
export const modulesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** The files that a module imports at once, for more than a type. */
export const staticImportsOf = (file: string): readonly string[] => {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null || isType ? [] : [moduleRequest.value],
    ),
  );
  return [...imported, ...exported].flatMap((from) => fileOf(file, from) ?? []);
};
