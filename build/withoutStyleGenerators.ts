import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { CSS_VARIABLE_SCOPE, themeOf } from '../src/ui/theme/theme.ts';
import { componentOf, entryComponents, portalComponents } from './antdComponents.ts';
import { packagePath } from './packagePath.ts';

/**
 * The built page has antd's styles as files, so nothing in it has to make styles: this plugin takes the generators
 * out of antd, with cssinjs and the colour algorithms behind them. It replaces insides of antd 6.6; the pinned version
 * and the journeys over the built portal are what hold it.
 */

const CLASSES = JSON.stringify(['', CSS_VARIABLE_SCOPE]);

const GENERATORS = `
export const genStyleHooks = () => () => ${CLASSES};
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;
export const genCssVar = (antCls, component) => {
  const prefix = '--' + antCls.replace(/\\./g, '') + '-' + component + '-';
  return [
    (name) => prefix + name,
    (name, fallback) => 'var(' + prefix + name + (fallback ? ', ' + fallback : '') + ')',
  ];
};`;

const CONTEXT = `
import { createContext } from 'react';
export const defaultTheme = {};
export const defaultConfig = { token: {}, override: { override: {} }, hashed: false, zeroRuntime: true };
export const DesignTokenContext = /*#__PURE__*/ createContext(defaultConfig);`;

const CSSINJS = `
import { createContext } from 'react';
export const StyleContext = /*#__PURE__*/ createContext({});
export const createTheme = () => ({});`;

const PRESET_COLOUR =
  /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(-?\d+)?$/i;

const ANTD = dirname(createRequire(import.meta.url).resolve('antd/es/index.js'));

/** Every word in antd's code, its styles and themes left out. */
const wordsOfCode = (): ReadonlySet<string> =>
  new Set(
    globSync('**/*.js', { cwd: ANTD, exclude: (name) => name === 'style' || name === 'theme' }).flatMap(
      (file) => readFileSync(join(ANTD, file), 'utf8').match(/\w+/g) ?? [],
    ),
  );

/** Values that antd's code (not its styles) reads, such as layer heights; those of the light scheme. */
const tokenModule = async (): Promise<string> => {
  const { theme } = await import('antd');
  const words = wordsOfCode();
  const tokens = Object.entries(theme.getDesignToken(themeOf('light', theme)));
  const read = Object.fromEntries(tokens.filter(([name]) => words.has(name) && !PRESET_COLOUR.test(name)));
  return `const token = ${JSON.stringify(read)};
const cssVar = { prefix: 'ant', key: ${JSON.stringify(CSS_VARIABLE_SCOPE)} };
export default () => [{}, token, '', token, cssVar, true];`;
};

const REPLACEMENTS: Readonly<Record<string, string>> = {
  'antd/es/theme/util/genStyleUtils.js': GENERATORS,
  'antd/es/theme/util/useResetIconStyle.js': 'export default () => {};',
  'antd/es/theme/context.js': CONTEXT,
};

/**
 * Heavy things that antd imports in passing and the portal never uses: themes given to ConfigProvider at run time,
 * one popup shared by all tooltips, and Form.Provider, with which every text field would bring the validator along.
 * By importing module and specifier; other importers keep the real ones.
 */
const IN_PASSING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'antd/es/config-provider/index.js': {
    '@ant-design/cssinjs': CSSINJS,
    '../theme/themes/seed': 'export default {};',
    '../tooltip/UniqueProvider': 'export default ({ children }) => children;',
  },
  'antd/es/form/context.js': {
    '@rc-component/form': 'export const FormProvider = ({ children }) => children;',
  },
};
const STUB = '\0portal:antd:';

const stubOf = (importer: string, source: string): string | undefined =>
  IN_PASSING[packagePath(importer)]?.[source];

const TOKENS = 'antd/es/theme/useToken.js';
const STYLE_MODULE = /^antd\/es\/(?:_util\/)?([\w-]+)\/style(?:\/([\w-]+))?\.js$/;
const GENERATORS_CALLED = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);

interface Call {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const generatorCall = (node: Readonly<Record<string, unknown>>): Call | undefined => {
  const { type, callee, start, end } = node;
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  const { name } = callee;
  if (typeof name !== 'string' || typeof start !== 'number' || typeof end !== 'number') return undefined;
  return GENERATORS_CALLED.has(name) ? { name, start, end } : undefined;
};

const callsIn = (value: unknown): readonly Call[] => {
  if (Array.isArray(value)) return value.flatMap((item) => callsIn(item));
  if (!isNode(value)) return [];
  const call = generatorCall(value);
  return call === undefined ? Object.values(value).flatMap((child) => callsIn(child)) : [call];
};

/** The same module with the generators called for nothing, so that the styles themselves are no longer reached. */
export const withoutArguments = (code: string, program: unknown): string =>
  [...callsIn(program)]
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { name, start, end }) => `${text.slice(0, start)}/*#__PURE__*/ ${name}()${text.slice(end)}`,
      code,
    )
    .replaceAll('new Keyframes(', '/*#__PURE__*/ new Keyframes(');

const STYLED_BY: Readonly<Record<string, string>> = {
  grid: 'Row',
  wave: 'Button',
  'space/compact': 'Button',
};

const styledBy = (folder: string, sheet: string): string =>
  STYLED_BY[`${folder}/${sheet}`] ?? STYLED_BY[folder] ?? componentOf(folder);

/** Components whose styles a built page would need and the extracted sheets lack. */
export const unlistedComponents = (modules: readonly string[]): readonly string[] => {
  const listed = new Set<string>([...entryComponents, ...portalComponents()]);
  const needed = modules.flatMap((id) => {
    const [, folder, sheet = ''] = STYLE_MODULE.exec(packagePath(id)) ?? [];
    return folder === undefined ? [] : [styledBy(folder, sheet)];
  });
  return [...new Set(needed)].filter((name) => !listed.has(name));
};

export const withoutStyleGenerators = (): Plugin => ({
  name: 'portal:without-style-generators',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || stubOf(importer, source) === undefined) return undefined;
    return `${STUB}${packagePath(importer)}:${source}`;
  },
  async load(id) {
    if (id.startsWith(STUB)) {
      const [importer = '', source = ''] = id.slice(STUB.length).split(':');
      return stubOf(importer, source);
    }
    const path = packagePath(id);
    if (path === TOKENS) return tokenModule();
    return REPLACEMENTS[path];
  },
  transform: {
    filter: { id: /node_modules\/antd\/es\/(?:.*\/)?style(?:\/|\.js$)/ },
    handler(code) {
      return { code: withoutArguments(code, this.parse(code)), map: null };
    },
  },
  generateBundle(_, bundle) {
    const kept = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : [],
    );
    const unlisted = unlistedComponents(kept);
    if (unlisted.length > 0) {
      this.error(
        `antd components that others show, without styles: ${unlisted.join(', ')}. Add them to the companions in build/antdComponents.ts.`,
      );
    }
  },
});
