import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Plugin } from 'vite';
import { lightPalette } from '../src/ui/theme/palette.ts';
import type { Scheme } from '../src/ui/theme/theme.ts';
import { CSS_VARIABLE_SCOPE, themeOf } from '../src/ui/theme/theme.ts';
import { entryComponents, portalComponents } from './antdComponents.ts';
import { unmet } from './expectation.ts';
import { textInRem } from './textInRem.ts';
import { cssOf, keepVariables, topLevelRules, variableRule, variablesReadBy } from './cssRules.ts';

export interface ExtractedStyles {
  readonly entry: string;
  readonly portal: string;
}

type Rules = readonly string[];

const NAME = 'portal:antd-styles';

const TOKENS = `.${CSS_VARIABLE_SCOPE}`;

/** What no page can use: a note of the style maker, and variables of a scope that lived only while they were made. */
const NOWHERE = /^\.(?:data-ant-cssinjs-cache-path|css-var-)/;

/**
 * Parts of the entry's components that Login and Sign Up do not use: the 24 column grid, search and grouped inputs,
 * buttons in preset colours. They wait for the second sheet.
 */
const LATER =
  /^(@media[^{]*\{)?(\.portal)?\.ant-(col\b|col-|row\b.*(@media)|input-search|input-group|input-textarea|otp|btn-group|btn\.ant-btn-color-(?!default|primary|dangerous))/;

const ENTRY_AFTER_ALL = /^\.ant-col\{|^\.ant-col-(css-var|rtl)/;

const waits = (rule: string): boolean => LATER.test(rule) && !ENTRY_AFTER_ALL.test(rule);

/** Rules for these components in one of the portal's themes. */
export type Extract = (components: readonly string[], scheme: Scheme) => Promise<Rules>;

export const extractRules: Extract = async (components, scheme) => {
  const { extractStyle } = await import('@ant-design/static-style-extract');
  const antd = await import('antd');
  const gone = components.find((name) => !(name in antd));
  if (gone !== undefined) throw new Error(unmet(NAME, `antd to export ${gone}`));
  const { ConfigProvider, theme } = antd;
  const inTheme = (children: ReactNode): ReactElement =>
    createElement(ConfigProvider, { theme: themeOf(scheme, theme) }, children);
  const css = extractStyle({ customTheme: inTheme, includes: [...components] });
  return [...new Set(topLevelRules(css))].filter((rule) => !NOWHERE.test(rule));
};

const isTokenRule = (rule: string): boolean => rule.startsWith(TOKENS) && variableRule(rule) !== undefined;

/** Follows variables that are read by other variables, until nothing is added. */
const readIn = (rules: Rules): ReadonlySet<string> => {
  const meanings = new Map<string, readonly string[]>();
  for (const [name, value] of rules.flatMap((rule) => [...(variableRule(rule)?.variables ?? [])])) {
    meanings.set(name, [...(meanings.get(name) ?? []), ...variablesReadBy(value)]);
  }
  const read = new Set<string>();
  const waiting = rules.filter((rule) => !isTokenRule(rule)).flatMap((rule) => variablesReadBy(rule));
  while (waiting.length > 0) {
    const name = waiting.pop();
    if (name === undefined || read.has(name)) continue;
    read.add(name);
    waiting.push(...(meanings.get(name) ?? []));
  }
  return read;
};

/** Global tokens go to the root, so that portals to the body and our own styles see them too. */
const atRoot = (css: string): string => (css.startsWith(`${TOKENS}{`) ? css.replace(TOKENS, ':root') : css);

type Keep = (selector: string, name: string) => boolean;

const withOnly = (rule: string, keep: Keep): string => {
  const tokens = isTokenRule(rule) ? variableRule(rule) : undefined;
  if (tokens === undefined) return rule;
  return atRoot(cssOf(keepVariables(tokens, (name) => keep(tokens.selector, name))));
};

const lightSheet = (rules: Rules, keep: Keep): string => rules.map((rule) => withOnly(rule, keep)).join('');

const tokensBySelector = (rules: Rules): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const tokens = rules.filter(isTokenRule).flatMap((rule) => variableRule(rule) ?? []);
  return new Map(tokens.map(({ selector, variables }) => [selector, variables]));
};

/** What differs in the dark: values of variables alone, never a rule. */
const darkSheet = (light: Rules, dark: Rules, keep: Keep): string => {
  const bright = tokensBySelector(light);
  const differing = [...tokensBySelector(dark)].flatMap(([selector, variables]) => {
    const other = bright.get(selector);
    if (other === undefined) return [];
    const isNew = (name: string, value: string): boolean => keep(selector, name) && other.get(name) !== value;
    return [atRoot(cssOf(keepVariables({ selector, variables }, isNew)))];
  });
  return `@media screen and (prefers-color-scheme:dark){${differing.join('')}}`;
};

/** The first things that a page looks for; where one is missing, antd writes its styles in another way than it did. */
const FIRST_RULES = ['.ant-btn{', '.ant-input{'];

/** What the sheets need of the rules, and do not find. */
const missedIn = (light: Rules, dark: Rules): string | undefined => {
  const [bright, dim] = [tokensBySelector(light), tokensBySelector(dark)];
  if (bright.get(TOKENS)?.get('--ant-color-primary') !== lightPalette.primary)
    return `antd to write its variables, --ant-color-primary among them, at ${TOKENS}`;
  const alone = [...dim.keys()].find((selector) => !bright.has(selector));
  if (alone !== undefined) return `antd's dark theme to set no variables of its own, as at ${alone}`;
  const absent = FIRST_RULES.find((rule) => !light.some((each) => each.includes(rule)));
  if (absent !== undefined) return `antd to write a rule ${absent}…}`;
  const css = light.join('');
  return textInRem(css) === css ? 'antd to write sizes of text in px' : undefined;
};

/** antd's styles for the listed components in the portal's theme, as two style sheets. */
export const extractAntdStyles = async (extract: Extract = extractRules): Promise<ExtractedStyles> => {
  const both = [...entryComponents, ...portalComponents()];
  const entryRules = (await extract(entryComponents, 'light')).filter((rule) => !waits(rule));
  const everyRule = await extract(both, 'light');
  const darkRules = await extract(both, 'dark');
  const missed = missedIn(everyRule, darkRules);
  if (missed !== undefined) throw new Error(unmet(NAME, missed));
  const inEntry = new Set(entryRules.filter((rule) => !isTokenRule(rule)));
  const portalRules = everyRule.filter((rule) => !inEntry.has(rule));
  const entryReads = readIn(entryRules);
  const allReads = readIn(everyRule);
  const entrySelectors = tokensBySelector(entryRules);
  const inFirst: Keep = (_, name) => entryReads.has(name);
  const inSecond: Keep = (selector, name) =>
    allReads.has(name) && !(entrySelectors.has(selector) && entryReads.has(name));
  return {
    entry: textInRem(lightSheet(entryRules, inFirst) + darkSheet(entryRules, darkRules, inFirst)),
    portal: textInRem(lightSheet(portalRules, inSecond) + darkSheet(portalRules, darkRules, inSecond)),
  };
};

const SHEETS = { 'virtual:antd/entry.css': 'entry', 'virtual:antd/portal.css': 'portal' } as const;

const sheetOf = (id: string): keyof ExtractedStyles | undefined =>
  Object.entries(SHEETS).find(([name]) => id === `\0${name}`)?.[1];

/** The mode of a build whose libraries are as they come: antd writes its styles in the browser (`ui/theme`). */
export const UNPATCHED_MODE = 'unpatched';

/** Serves the extracted sheets to the build. While developing they are empty: antd writes its styles itself then. */
export const antdStyles = (): Plugin => {
  let extracted: Promise<ExtractedStyles> | undefined;
  let areExtracted = false;
  return {
    name: NAME,
    configResolved(config) {
      areExtracted = config.command === 'build' && config.mode !== UNPATCHED_MODE;
    },
    resolveId(id) {
      return id in SHEETS ? `\0${id}` : undefined;
    },
    async load(id) {
      const sheet = sheetOf(id);
      if (sheet === undefined) return undefined;
      if (!areExtracted) return '';
      extracted ??= extractAntdStyles();
      return (await extracted)[sheet];
    },
  };
};
