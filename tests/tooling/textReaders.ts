import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { fileOf } from './sourceImports';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Where an identifier is a word of its parent and no value. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  JSXAttribute: ['name'],
};

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(
      ([field]) => field !== 'parent' && (node['computed'] === true || !WORDS[node.type]?.includes(field)),
    )
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TSType') && !type.startsWith('TSInterface'));

const namesIn = (node: Node): readonly string[] =>
  node.type === 'Identifier' ? [String(node['name'])] : childrenOf(node).flatMap(namesIn);

const isComponentName = (name: string): boolean => /^[A-Z][a-z]/.test(name);

interface Imported {
  readonly file: string;
  readonly name: string;
}

interface Module {
  /** What each top-level name stands for. */
  readonly values: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, Imported>;
}

const declared = (statement: Node): readonly (readonly [string, Node])[] => {
  const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (inner.type === 'FunctionDeclaration' && isNode(inner['id']))
    return [[String(inner['id']['name']), inner]];
  if (inner.type !== 'VariableDeclaration' || !Array.isArray(inner['declarations'])) return [];
  return inner['declarations']
    .filter(isNode)
    .flatMap(({ id, init }) => (isNode(id) && isNode(init) ? [[String(id['name']), init] as const] : []));
};

const parse = (file: string): Module => {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const statements: readonly unknown[] = program.body;
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = fileOf(file, moduleRequest.value);
    return entries
      .filter(({ isType }) => from !== undefined && !isType)
      .map(
        ({ localName, importName }) =>
          [localName.value, { file: from ?? '', name: importName.name ?? '*' }] as const,
      );
  });
  return { values: new Map(statements.filter(isNode).flatMap(declared)), imports: new Map(imports) };
};

const modules = new Map<string, Module>();

const moduleOf = (file: string): Module => {
  const known = modules.get(file) ?? parse(file);
  modules.set(file, known);
  return known;
};

/** Whether a function reads the catalogue when it is called, itself or by another; parts are drawn on their own. */
const isReader = (at: Imported, asked: ReadonlySet<string>): boolean => {
  const key = `${at.file} ${at.name}`;
  // What keeps texts or sets the language reads none.
  if (/\/texts\/(?:lightTexts|texts)\.ts$/.test(at.file)) return !/^(?:keep|set)/.test(at.name);
  if (asked.has(key) || isComponentName(at.name)) return false;
  const value = moduleOf(at.file).values.get(at.name);
  return value !== undefined && readsIn(at.file, value, new Set([...asked, key]));
};

function readsIn(file: string, value: Node, asked: ReadonlySet<string>): boolean {
  const { imports } = moduleOf(file);
  return namesIn(value).some((name) => isReader(imports.get(name) ?? { file, name }, asked));
}

/** The components of a module that read the catalogue without being observers: a switch would not change them. */
export const deafComponents = (file: string): readonly string[] =>
  [...moduleOf(file).values]
    .filter(
      ([name, value]) =>
        isComponentName(name) && value.type === 'ArrowFunctionExpression' && readsIn(file, value, new Set()),
    )
    .map(([name]) => name);
