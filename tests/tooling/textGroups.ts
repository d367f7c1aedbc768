import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { childrenOf, isNode, type Node } from './textReaders';
import { fileOf, staticImportsOf } from './sourceImports';

const closures = new Map<string, ReadonlySet<string>>();

/** A module and what it imports at once, to any depth. */
export const staticClosureOf = (module: string): ReadonlySet<string> => {
  const known = closures.get(module);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const waiting = [module];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...staticImportsOf(file));
  }
  closures.set(module, seen);
  return seen;
};

/** The features whose tables a file of a group exports. */
export const featuresOf = (group: string): readonly string[] =>
  [...readFileSync(group, 'utf8').matchAll(/export \{ (\w+) \}/g)].map(([, feature]) => feature ?? '');

/** The features of which a file of a group exports the light part alone. */
export const lightPartsOf = (group: string): readonly string[] =>
  [...readFileSync(group, 'utf8').matchAll(/export \{ light\w+ as (\w+) \}/g)].map(
    ([, feature]) => feature ?? '',
  );

/** The words of a feature that a module reads. */
export const wordsReadIn = (module: string, feature: string): readonly string[] =>
  [...readFileSync(module, 'utf8').matchAll(new RegExp(`\\b${feature}Texts\\.(\\w+)`, 'g'))].map(
    ([, word]) => word ?? '',
  );

interface LazyCode {
  readonly importer: string;
  readonly file: string;
  /** The groups that are asked for beside the code. */
  readonly groups: readonly string[];
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name']) : '');

const groupsIn = (node: Node): readonly string[] =>
  node.type === 'Identifier' ? [nameOf(node).replace(/Texts$/, '')] : childrenOf(node).flatMap(groupsIn);

/** The code that a module loads later, with the groups of the `withTexts` around it. */
export const lazyCodeIn = (importer: string): readonly LazyCode[] => {
  const visit = (node: Node, groups: readonly string[]): readonly LazyCode[] => {
    if (node.type === 'ImportExpression' && isNode(node['source'])) {
      const file = fileOf(importer, String(node['source']['value']));
      return file === undefined ? [] : [{ importer, file, groups }];
    }
    const [first] = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
    const isAwaiting = node.type === 'CallExpression' && nameOf(node['callee']) === 'withTexts';
    const around = isAwaiting && first !== undefined ? groupsIn(first) : groups;
    return childrenOf(node).flatMap((child) => visit(child, around));
  };
  const program: unknown = parseSync(importer, readFileSync(importer, 'utf8')).program;
  return isNode(program) ? visit(program, []) : [];
};
