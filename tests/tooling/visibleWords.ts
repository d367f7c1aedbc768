import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([field]) => field !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Attributes that customers see or hear. */
const activeLocale =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|description|hint|label|lead|okText|cancelText|placeholder|text|title)$/;

/** Props that customers see or hear. */
const visibleName =
  /^(?:alt|description|empty|hint|label|lead|loading|okText|cancelText|placeholder|text|title)$/;

const rawOf = ({ value }: Node): unknown =>
  typeof value === 'object' && value !== null && 'raw' in value ? value.raw : '';

const holdsLetters = (text: unknown): boolean => typeof text === 'string' && /\p{L}/u.test(text);

/** At least two words, the first capitalised: a sentence or a heading, wherever it is used. */
const isProse = (text: unknown): boolean =>
  typeof text === 'string' && /^\p{Lu}\p{L}*[\s,].*\p{L}{2}/u.test(text) && /\p{L}{2,} \p{L}{2,}/u.test(text);

/** The texts that are part of an expression's value, not those it compares with or passes to a function. */
const textsIn = (node: Node): readonly Node[] => {
  const inside = (...fields: readonly string[]): readonly Node[] =>
    fields.flatMap((field) => {
      const value = node[field];
      return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(textsIn);
    });
  switch (node.type) {
    case 'Literal':
      return holdsLetters(node['value']) ? [node] : [];
    case 'TemplateElement':
      return holdsLetters(rawOf(node)) ? [node] : [];
    case 'TemplateLiteral':
      return inside('quasis', 'expressions');
    case 'ConditionalExpression':
      return inside('consequent', 'alternate');
    case 'LogicalExpression':
      return inside('left', 'right');
    case 'BinaryExpression':
      return node['operator'] === '+' ? inside('left', 'right') : [];
    case 'ArrowFunctionExpression':
      return inside('body');
    case 'JSXExpressionContainer':
      return inside('expression');
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return inside('expression');
    default:
      return [];
  }
};

const nameOf = (node: unknown): string => {
  const name = isNode(node) ? (node['name'] ?? node['value']) : '';
  return typeof name === 'string' ? name : '';
};

/** Errors and logs are read by engineers. */
const isForEngineers = (node: Node): boolean =>
  (node.type === 'NewExpression' && nameOf(node['callee']) === 'Error') ||
  (node.type === 'CallExpression' &&
    isNode(node['callee']) &&
    ['failure', 'info'].includes(nameOf(node['callee']['property'])));

const ownFinds = (node: Node): readonly Node[] => {
  switch (node.type) {
    case 'JSXText':
      return holdsLetters(node['value']) ? [node] : [];
    case 'JSXElement':
    case 'JSXFragment':
      return childrenOf(node)
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(textsIn);
    case 'JSXAttribute':
      return activeLocale.test(nameOf(node['name'])) && isNode(node['value']) ? textsIn(node['value']) : [];
    case 'Property':
      return visibleName.test(nameOf(node['key'])) && isNode(node['value']) ? textsIn(node['value']) : [];
    case 'Literal':
      return isProse(node['value']) ? [node] : [];
    case 'TemplateElement':
      return isProse(rawOf(node)) ? [node] : [];
    default:
      return [];
  }
};

const finds = (node: Node): readonly Node[] =>
  isForEngineers(node) ? [] : [...ownFinds(node), ...childrenOf(node).flatMap(finds)];

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

const kept = (node: Node, names: ReadonlySet<string>): readonly Node[] => {
  if (isFunction(node) || /^(?:ImportDeclaration|TSInterface|TSType)/.test(node.type)) return [];
  if (node.type === 'Identifier' && names.has(nameOf(node))) return [node];
  return childrenOf(node).flatMap((child) => kept(child, names));
};

const programOf = (file: string, code: string): Node => {
  const program: unknown = parseSync(file, code).program;
  if (!isNode(program)) throw new Error(`${file} has no program.`);
  return program;
};

const linesOf = (code: string, nodes: readonly Node[]): readonly number[] =>
  [...new Set(nodes.map(({ start }) => code.slice(0, start).split('\n').length))].toSorted((a, b) => a - b);

/** The lines of a module with words that a customer would see or hear. */
export const linesWithWords = (file: string, code: string): readonly number[] =>
  linesOf(code, finds(programOf(file, code)));

/** The lines on which a module reads the catalogue while it is loaded, before the language is known. */
export const linesThatKeepTexts = (file: string, code: string): readonly number[] => {
  const imported = parseSync(file, code).module.staticImports.filter(({ moduleRequest }) =>
    /\/texts\/(?:lightTexts|texts)$/.test(moduleRequest.value),
  );
  const names = imported.flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  return linesOf(code, kept(programOf(file, code), new Set(names)));
};
