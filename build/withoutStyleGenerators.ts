import type { Plugin } from 'vite';
import { CSS_VARIABLE_SCOPE } from '../src/ui/theme/theme.ts';
import { componentOf, entryComponents, folderOf, portalComponents } from './antdComponents.ts';
import { antdHooks, differingHooks, type Hooks, replacingHooks } from './antdHooks.ts';
import { tokenModule } from './antdTokens.ts';
import { unmet } from './expectation.ts';
import { packagePath } from './packagePath.ts';
import { type ImportReplacements, replacedImports } from './replacedImports.ts';
import { type Replacements, replacedModules } from './replacedModules.ts';

/**
 * The built page has antd's styles as files, so nothing in it has to make styles: these plugins take the generators
 * out of antd, with cssinjs and the colour algorithms behind them, 44 kB of Login's. antd's own switch, `zeroRuntime`,
 * leaves them unused but in the bundle.
 */

const NAME = 'portal:without-style-generators';

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

/** The generators as they are replaced, once antd's own are seen to answer a built page the same. */
const generatorModule = async (antds: Hooks): Promise<string> => {
  const ours = await replacingHooks(GENERATORS, await tokenModule());
  const differing = await differingHooks(antds, ours);
  if (differing.length > 0)
    throw new Error(unmet(NAME, `antd's ${differing.join(' and ')} to answer as ours`));
  return GENERATORS;
};

const replacements = (antds: () => Hooks): Replacements => ({
  'antd/es/theme/util/genStyleUtils.js': { code: () => generatorModule(antds()) },
  'antd/es/theme/util/useResetIconStyle.js': { code: 'export default () => {};' },
  'antd/es/theme/context.js': { code: CONTEXT, reliesOn: ['React.createContext(defaultConfig)'] },
  'antd/es/theme/useToken.js': { code: tokenModule, without: ['unitless', 'ignore', 'getComputedToken'] },
});

/**
 * Heavy things that antd imports in passing and the portal never uses: themes given to ConfigProvider at run time,
 * one popup shared by all tooltips, and Form.Provider, with which every text field would bring the validator along.
 * By importing module and specifier; other importers keep the real ones.
 */
const IN_PASSING: ImportReplacements = {
  'antd/es/config-provider/index.js': {
    '@ant-design/cssinjs': CSSINJS,
    '../theme/themes/seed': 'export default {};',
    '../tooltip/UniqueProvider': 'export default ({ children }) => children;',
  },
  'antd/es/form/context.js': {
    '@rc-component/form': 'export const FormProvider = ({ children }) => children;',
  },
};
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

/** Calls of the generators in a parsed module. */
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

const styleModules = (): readonly string[] =>
  [...entryComponents, ...portalComponents()].map((name) => `antd/es/${folderOf(name)}/style/index.js`);

/** Calls antd's style generators for nothing, wherever a listed component has its styles. */
const idleStyles = (): Plugin => {
  const waiting = new Set<string>();
  return {
    name: NAME,
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const path of styleModules()) waiting.add(path);
    },
    transform: {
      filter: { id: /node_modules\/antd\/es\/(?:.*\/)?style(?:\/|\.js$)/ },
      handler(code, id) {
        const program = this.parse(code);
        const isExpected = waiting.delete(packagePath(id));
        if (isExpected && callsIn(program).length === 0)
          this.error(unmet(NAME, `${packagePath(id)} to call ${[...GENERATORS_CALLED].join(' or ')}`));
        return { code: withoutArguments(code, program), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && waiting.size > 0)
        this.error(unmet(NAME, `${[...waiting].join(' and ')} to be part of the portal`));
    },
    generateBundle(_, bundle) {
      const kept = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([id, part]) => (part.renderedLength > 0 ? [id] : []))
          : [],
      );
      const unlisted = unlistedComponents(kept);
      if (unlisted.length > 0) {
        this.error(
          `antd components that others show, without styles: ${unlisted.join(', ')}. Add them to the companions in build/antdComponents.ts.`,
        );
      }
    },
  };
};

/** antd without what makes styles, in the built portal alone. */
export const withoutStyleGenerators = (antds = antdHooks): readonly Plugin[] => [
  replacedModules(NAME, replacements(antds)),
  replacedImports(NAME, IN_PASSING),
  idleStyles(),
];
