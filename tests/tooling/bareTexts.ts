import { join } from 'node:path';
import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: ['vite/client'],
};

/** A host for the package's own libraries, which it has as texts, and for these modules; other files are read. */
const hostOf = (modules: ReadonlyMap<string, string>): ts.CompilerHost => {
  const texts = new Map([
    ...modules,
    ...getLibFiles().map(({ fileName, text }) => [join(libFolderInMemoryPath, fileName), text] as const),
  ]);
  const host = ts.createCompilerHost(options);
  const read = (name: string): string | undefined => texts.get(name) ?? host.readFile(name);
  return {
    ...host,
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: () => join(libFolderInMemoryPath, 'lib.d.ts'),
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: read,
    getSourceFile: (name, version) => {
      const text = read(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
    },
  };
};

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const UNKNOWN = ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Whether a value may be drawn as a text; '' draws nothing. */
const mayBeText = (checker: ts.TypeChecker, type: ts.Type, seen: readonly ts.Type[] = []): boolean => {
  if (seen.includes(type) || (type.isStringLiteral() && type.value === '')) return false;
  if ((type.flags & (TEXT | UNKNOWN)) !== 0) return true;
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const item = checker.isArrayLikeType(type)
    ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    : undefined;
  return [...parts, ...(item === undefined ? [] : [item])].some((each) =>
    mayBeText(checker, each, [...seen, type]),
  );
};

const isNothing = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && child.expression === undefined;

/** Words in the markup, and `{' '}`. */
const isFixed = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) && child.expression !== undefined && ts.isStringLiteral(child.expression));

/** An element of HTML, which is always there; a component may draw nothing, or another element than before. */
const isStanding = (child: ts.JsxChild): boolean =>
  (ts.isJsxElement(child) && /^[a-z]/.test(child.openingElement.tagName.getText())) ||
  (ts.isJsxSelfClosingElement(child) && /^[a-z]/.test(child.tagName.getText()));

type Parent = ts.JsxElement | ts.JsxFragment;

const bareIn = (checker: ts.TypeChecker, parent: Parent): readonly ts.Node[] => {
  const children = parent.children.filter((child) => !isNothing(child));
  const isFragment = ts.isJsxFragment(parent);
  if (children.length === 1 && !isFragment) return [];
  return children.filter((child, place) => {
    const before = children[place - 1];
    if (isFixed(child))
      return isFragment || (before !== undefined && !isStanding(before) && !isFixed(before));
    if (!ts.isJsxExpression(child) || child.expression === undefined) return false;
    return mayBeText(checker, checker.getTypeAtLocation(child.expression));
  });
};

const functionIn = (node: ts.Node): ts.SignatureDeclaration | undefined =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node : ts.forEachChild(node, functionIn);

/** A component that draws a bare text, whatever stands beside it. */
const drawsText = (checker: ts.TypeChecker, node: ts.Node): boolean => {
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return false;
  if (!/^[A-Z][a-z]/.test(node.name.getText())) return false;
  const component = functionIn(node.initializer);
  const signature = component === undefined ? undefined : checker.getSignatureFromDeclaration(component);
  return signature !== undefined && mayBeText(checker, checker.getReturnTypeOfSignature(signature));
};

/**
 * Texts that React loses in a page that its browser translates, since the browser puts elements of its own in their place:
 * one that may change stands alone in its element, where React sets the element's content; one that never changes may
 * stand behind an element that is always there. By file, each with its line; the planted ones are texts of modules that do
 * not exist.
 */
export const bareTextsIn = (
  files: readonly string[],
  planted: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> => {
  const names = [...files, ...planted.keys()];
  const program = ts.createProgram({ rootNames: names, options, host: hostOf(planted) });
  const checker = program.getTypeChecker();
  const bareOf = (file: string): readonly string[] => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not there.`);
    const found: string[] = [];
    const note = (node: ts.Node): void => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${node.getText().trim().split('\n')[0] ?? ''}`);
    };
    const look = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) bareIn(checker, node).forEach(note);
      if (drawsText(checker, node)) note(node);
      ts.forEachChild(node, look);
    };
    look(source);
    return found;
  };
  return new Map(names.map((file) => [file, bareOf(file)]));
};
