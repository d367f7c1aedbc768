import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Plugin } from 'vite';
import { lazyOnce } from '../src/application/waiting/lazyOnce.ts';
import { CSS_VARIABLE_SCOPE, themeOf } from '../src/ui/theme/theme.ts';
import { textInRem } from './textInRem.ts';

/** What Login, Sign Up and the first frame show of antd. */
export const FIRST = ['Alert', 'Button', 'Input'];

/** What the screens behind the sign-in show of it besides, and what these components show of others. */
const LATER = 'Checkbox Collapse Drawer Empty Modal Progress Radio Select Skeleton Tag Tooltip'.split(' ');

/** What no page can use: a note of the style maker, and variables of a scope that lived only while they were made. */
const NOWHERE = /^\.(?:data-ant-cssinjs-cache-path|css-var-)/;

/** The rules of a style sheet in order: `selector{…}`, `@media …{…}`, `@keyframes …{…}`. */
const topLevelRules = (css: string): readonly string[] => {
  const rules: string[] = [];
  let [rule, depth] = ['', 0];
  for (const piece of css.split(/(?<=[{}])/)) {
    rule += piece;
    depth += piece.endsWith('{') ? 1 : -1;
    if (depth > 0) continue;
    rules.push(rule);
    rule = '';
  }
  return rules;
};

/** antd sets its variables in the page by itself (`PortalTheme`), in px: of them the sheet has sizes of text, in rem. */
const withoutVariables = (rule: string): string => {
  if (!rule.startsWith(`.${CSS_VARIABLE_SCOPE}`)) return textInRem(rule);
  const [selector = '', variables = ''] = rule.split(/[{}]/);
  const sizes = variables.split(';').filter((variable) => textInRem(`;${variable}`) !== `;${variable}`);
  return sizes.length === 0 ? '' : textInRem(`${selector}{${sizes.join(';')}}`);
};

const rulesFor = async (components: readonly string[]): Promise<readonly string[]> => {
  const { extractStyle } = await import('@ant-design/static-style-extract');
  const { ConfigProvider, theme } = await import('antd');
  const customTheme = (children: ReactNode): ReactElement =>
    createElement(ConfigProvider, { theme: themeOf('light', theme) }, children);
  const rules = topLevelRules(extractStyle({ customTheme, includes: [...components] }));
  return rules.filter((rule) => !NOWHERE.test(rule)).map(withoutVariables);
};

/** antd's rules as two style sheets; what stands in the first is not said again after the portal's own rules. */
export const extractAntdStyles = async (): Promise<{ readonly entry: string; readonly portal: string }> => {
  const first = await rulesFor(FIRST);
  const all = await rulesFor([...FIRST, ...LATER]);
  return { entry: first.join(''), portal: all.filter((rule) => !first.includes(rule)).join('') };
};

/** Folders of antd that have rules, seen in the build, for which the sheets have none. Dialogs ask the grid for widths alone. */
export const unstyledIn = (modules: readonly string[]): readonly string[] => {
  const styled = [...FIRST, ...LATER, 'grid'].map((name) => name.toLowerCase());
  const folders = modules.flatMap((id) => /antd[\\/]es[\\/]([a-z-]+)[\\/]style[\\/]/.exec(id)?.[1] ?? []);
  return [...new Set(folders)].filter((folder) => !styled.includes(folder.replaceAll('-', '')));
};

/** Serves the extracted sheets to the build. While developing they are empty: antd writes its rules itself then. */
export const antdStyles = (): Plugin => {
  let isBuild = false;
  const extract = lazyOnce(extractAntdStyles);
  return {
    name: 'portal:antd-styles',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (/^virtual:antd\/(?:entry|portal)\.css$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:antd/')) return undefined;
      const { entry, portal } = isBuild ? await extract() : { entry: '', portal: '' };
      return id.endsWith('entry.css') ? entry : portal;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const unstyled = unstyledIn(chunks.flatMap(({ modules }) => Object.keys(modules)));
      if (unstyled.length > 0)
        this.error(`build/antdStyles.ts lacks what the portal shows of antd: ${unstyled.join(', ')}.`);
    },
  };
};
