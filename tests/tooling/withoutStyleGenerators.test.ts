import { parseSync } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryComponents, folderOf, portalComponents } from '../../build/antdComponents.ts';
import { antdHooks, differingHooks } from '../../build/antdHooks.ts';
import {
  unlistedComponents,
  withoutArguments,
  withoutStyleGenerators,
} from '../../build/withoutStyleGenerators.ts';
import { Planted } from './plantedBuild';

const HOOKS = 'antd/es/theme/util/genStyleUtils.js';
const CONTEXT = 'antd/es/theme/context.js';
const TOKENS = 'antd/es/theme/useToken.js';
const PROVIDER = 'antd/es/config-provider/index.js';
const FORM = 'antd/es/form/context.js';
const BUTTON = 'antd/es/button/style/index.js';
const styles = [...entryComponents, ...portalComponents()].map(
  (name) => `antd/es/${folderOf(name)}/style/index.js`,
);
const everything = [
  HOOKS,
  CONTEXT,
  TOKENS,
  PROVIDER,
  FORM,
  'antd/es/theme/util/useResetIconStyle.js',
  ...styles,
];
const sentence = (expected: string): string =>
  `portal:without-style-generators expected ${expected}: see docs/upgrading.md, or build with UNPATCHED=1.`;

describe('The build without style generators', () => {
  it('calls the generators for nothing and leaves the rest of the module', () => {
    const code =
      "const used = 1;\nexport default genStyleHooks('A', (token) => [f(token, ')')], prepare);\nexport { used };";
    const { program } = parseSync('style.js', code);
    expect(withoutArguments(code, program)).toBe(
      'const used = 1;\nexport default /*#__PURE__*/ genStyleHooks();\nexport { used };',
    );
  });

  it('names a component whose styles the sheets lack', () => {
    const modules = [
      '/x/node_modules/antd/es/button/style/index.js',
      '/x/node_modules/antd/es/tour/style/index.js',
    ];
    expect(unlistedComponents(modules)).toEqual(['Tour']);
  });

  it('answers every hook as antd does where styles are files', async () => {
    const real = antdHooks();
    expect(await differingHooks(real, real)).toEqual([]);
    const changed = { ...real, useToken: () => real.useToken().slice(1), genCssVar: () => [() => '--x'] };
    expect(await differingHooks(changed, real)).toEqual(['genCssVar', 'useToken']);
    // Of such a shape that asking it throws.
    const strange = {
      ...real,
      genSubStyleComponent: () => () => {
        throw new Error('no props');
      },
    };
    expect(await differingHooks(strange, real)).toEqual(['genSubStyleComponent']);
  });
});

describe('A build without style generators stops with one sentence', () => {
  let planted: Planted;

  beforeEach(() => {
    planted = new Planted(everything);
    planted.write('react/index.js', 'module.exports = {};');
  });
  afterEach(() => planted.end());

  const fault = (imported = everything, hooks = antdHooks): Promise<string | undefined> =>
    planted.fault(withoutStyleGenerators(hooks), imported);

  it('unless antd is as expected', async () => {
    expect(await fault()).toBeUndefined();
  });

  it('where a module is no longer met', async () => {
    expect(await fault(everything.filter((module) => module !== TOKENS))).toContain(
      sentence(`${TOKENS} to be part of the portal`),
    );
    expect(await fault(everything.filter((module) => module !== BUTTON))).toContain(
      sentence(`${BUTTON} to be part of the portal`),
    );
  });

  it('where a module exports a name more, or a name less', async () => {
    planted.change(HOOKS, 'export const genCssVar', 'export const genLayer = 1;\nexport const genCssVar');
    expect(await fault()).toContain(
      sentence(
        `${HOOKS} to export nothing but genStyleHooks, genComponentStyleHook, genSubStyleComponent, and genCssVar`,
      ),
    );
    planted.change(HOOKS, 'export const genLayer = 1;\nexport const genCssVar', 'const genCssVar');
    expect(await fault()).toContain(sentence(`${HOOKS} to export genCssVar`));
  });

  it('where a hook answers otherwise', async () => {
    const changed = { ...antdHooks(), genCssVar: () => [] };
    expect(await fault(everything, () => changed)).toContain(sentence("antd's genCssVar to answer as ours"));
  });

  it('where the theme is handed down in another way', async () => {
    planted.change(CONTEXT, 'React.createContext(defaultConfig)', 'React.createContext(null)');
    expect(await fault()).toContain(sentence(`${CONTEXT} to say "React.createContext(defaultConfig)"`));
  });

  it('where a module takes more in passing, or nothing any more', async () => {
    planted.change(PROVIDER, '{ createTheme, StyleContext as', '{ createTheme, useLayer, StyleContext as');
    expect(await fault()).toContain(
      sentence(`${PROVIDER} to take nothing but StyleContext and createTheme from @ant-design/cssinjs`),
    );
    planted.change(PROVIDER, 'createTheme, useLayer,', 'createTheme,');
    planted.change(FORM, '@rc-component/form', '@rc-component/field');
    expect(await fault()).toContain(sentence(`${FORM} to import @rc-component/form`));
  });

  it('where a component has its styles in another way', async () => {
    planted.change(BUTTON, 'export default genStyleHooks(', 'export default genStyles(');
    expect(await fault()).toContain(
      sentence(`${BUTTON} to call genStyleHooks or genComponentStyleHook or genSubStyleComponent`),
    );
  });
});
