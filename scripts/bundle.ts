import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest: chunks by their entry module. */
export type Manifest = Readonly<Record<string, Chunk>>;

export type Kind = 'js' | 'css';

const entriesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);

const follow = (
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = [...from];
  while (waiting.length > 0) {
    const key = waiting.pop();
    const chunk = key === undefined ? undefined : manifest[key];
    if (key === undefined || chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    waiting.push(...next(chunk));
  }
  return seen;
};

/**
 * Chunks that load before a page shows: the entry, the chunks of the page's own modules, and their imports. A
 * module without a chunk of its own is refused, since it would count as zero bytes.
 */
export const chunksBefore = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const unknown = modules.filter((module) => manifest[module] === undefined);
  if (unknown.length > 0) throw new Error(`No chunk begins with ${unknown.join(', ')}.`);
  return follow(manifest, [...entriesOf(manifest), ...modules], ({ imports }) => imports ?? []);
};

/** Every chunk that is reachable without loading one of those modules. */
export const chunksWithout = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> =>
  follow(manifest, entriesOf(manifest), ({ imports, dynamicImports }) =>
    [...(imports ?? []), ...(dynamicImports ?? [])].filter((key) => !modules.includes(key)),
  );

/** The files of the chunks, without duplicates. */
export const filesOf = (
  manifest: Manifest,
  chunks: ReadonlySet<string>,
  kinds: readonly Kind[],
): ReadonlySet<string> => {
  const files = [...chunks].flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? [])];
  });
  return new Set(files.filter((file) => kinds.some((kind) => file.endsWith(`.${kind}`))));
};

/** Total bytes of the files in `dist`, each compressed by gzip -9. */
export const gzipped = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file)), { level: 9 }).length, 0);
