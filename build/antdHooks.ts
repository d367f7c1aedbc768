import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { themeOf } from '../src/ui/theme/theme.ts';

type Ask = (...asked: readonly string[]) => unknown;

/** The hooks by which antd's components come to their styles and tokens, antd's own or those that replace them. */
export interface Hooks {
  readonly genStyleHooks: (...given: readonly unknown[]) => Ask;
  readonly genComponentStyleHook: (...given: readonly unknown[]) => Ask;
  readonly genSubStyleComponent: (...given: readonly unknown[]) => (props: object) => ReactNode;
  readonly genCssVar: (...asked: readonly string[]) => readonly Ask[];
  readonly useToken: () => readonly unknown[];
}

const load = createRequire(import.meta.url);

/** antd's own, from the half of the package that Node can run; the other half is the same code as ES modules. */
export const antdHooks = (): Hooks => {
  const generators: Omit<Hooks, 'useToken'> = load('antd/lib/theme/util/genStyleUtils');
  const { default: useToken }: { readonly default: Hooks['useToken'] } = load('antd/lib/theme/useToken');
  return { ...generators, useToken };
};

const asCode = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** The hooks of two replacing modules, by their code. */
export const replacingHooks = async (generators: string, tokens: string): Promise<Hooks> => {
  const { default: useToken }: { readonly default: Hooks['useToken'] } = await import(asCode(tokens));
  const others: Omit<Hooks, 'useToken'> = await import(asCode(generators));
  return { ...others, useToken };
};

const noStyle = (): object => ({});

/** What a component asks the hooks; of the tokens only how they are handed over, for a built page has fewer. */
const QUESTIONS: Readonly<Record<keyof Hooks, (hooks: Hooks) => unknown>> = {
  genStyleHooks: (hooks) => hooks.genStyleHooks('Probe', noStyle)('probe', 'probe'),
  genComponentStyleHook: (hooks) => hooks.genComponentStyleHook(['Probe', 'part'], noStyle)('probe', 'probe'),
  genSubStyleComponent: (hooks) =>
    hooks.genSubStyleComponent(['Probe', 'part'], noStyle)({ prefixCls: 'probe' }),
  genCssVar: (hooks) => hooks.genCssVar('ant', 'probe').map((ask) => [ask('size'), ask('size', '1px')]),
  useToken: (hooks) => {
    const [theme, real, hash, token, ...rest] = hooks.useToken();
    return [typeof theme, typeof real, hash, typeof token, ...rest];
  },
};

/** A hook of another shape cannot even be asked: then that is its answer. */
const answerOf = (ask: (hooks: Hooks) => unknown, hooks: Hooks): unknown => {
  try {
    return ask(hooks);
  } catch (fault) {
    return fault;
  }
};

/** Hooks of antd that answer a page whose styles are files otherwise than ours do. */
export const differingHooks = async (real: Hooks, ours: Hooks): Promise<readonly string[]> => {
  const { renderToString } = await import('react-dom/server');
  const { ConfigProvider, theme } = await import('antd');
  const differing: string[] = [];
  const Probe = (): ReactNode => {
    for (const [name, ask] of Object.entries(QUESTIONS))
      if (!isDeepStrictEqual(answerOf(ask, real), answerOf(ask, ours))) differing.push(name);
    return null;
  };
  const builtTheme = { ...themeOf('light', theme), hashed: false, zeroRuntime: true };
  renderToString(createElement(ConfigProvider, { theme: builtTheme }, createElement(Probe)));
  return differing;
};
