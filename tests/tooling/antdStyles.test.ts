import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { extractAntdStyles, FIRST, unstyledIn } from '../../build/antdStyles.ts';
import { themeOf } from '../../src/ui/theme/theme.ts';
import { fileOf, importsOf } from './sourceImports';

const SECOND_SHEET = 'virtual:antd/portal.css';
/** Fetched before that sheet, and shown within the signed-in part alone. */
const AHEAD = 'src/ui/dashboard/DashboardScreen.tsx';

/** The modules that can show before the signed-in part, which brings the second sheet, is loaded. */
const withFirstSheetAlone = (): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = ['src/main.tsx'];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (file === undefined || file === AHEAD || seen.has(file)) continue;
    const imports = importsOf(file);
    if (imports.some(({ from }) => from === SECOND_SHEET)) continue;
    seen.add(file);
    waiting.push(...imports.flatMap(({ from }) => fileOf(file, from) ?? []));
  }
  return seen;
};

/** The components of antd that a module takes as values: from antd, or from a file of a component's own. */
const antdNamesIn = (file: string): readonly string[] =>
  importsOf(file)
    .filter(({ from }) => from === 'antd' || /^antd\/es\/(?!locale\/)/.test(from))
    .flatMap(({ from, names }) => (from === 'antd' ? names : [from]));

const selectorsOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/(?<=^|\})[^{}@]+(?=\{)/g)].map(([selector]) => selector));

describe("antd's styles in the built portal", () => {
  it('cover with the first sheet what shows before signing in', () => {
    const known = [...FIRST, 'ConfigProvider', 'theme', 'antd/es/input/Input', 'antd/es/input/TextArea'];
    const missing = [...withFirstSheetAlone()].flatMap((file) =>
      antdNamesIn(file)
        .filter((name) => !known.includes(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('are missed by a component of the build that no sheet has', () => {
    const modules = ['button', 'select', 'date-picker', '_util/wave'].map(
      (folder) => `/x/node_modules/antd/es/${folder}/style/index.js`,
    );
    expect(unstyledIn(modules)).toEqual(['date-picker']);
  });

  it('come as two sheets, the second without what the first says', async () => {
    const { entry, portal } = await extractAntdStyles();
    const first = selectorsOf(entry);
    const second = selectorsOf(portal);
    expect(['.ant-btn', '.ant-input', '.ant-modal'].map((name) => first.has(name))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['.ant-btn', '.ant-input', '.ant-modal'].map((name) => second.has(name))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("take of the brand's colour only what has been looked at for contrast [BRAND-01]", async () => {
    const { token = {} } = themeOf('light', theme);
    const set = Object.keys(token).map((name) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    const { entry, portal } = await extractAntdStyles();
    const used = [...`${entry}${portal}`.matchAll(/var\(--ant-(color-(?:primary|info|link|white)[\w-]*)/g)];
    const others = new Set(used.map(([, name = '']) => name).filter((name) => !set.includes(name)));
    // That of outlined tags, which the portal does not show.
    expect([...others]).toEqual(['color-info-border']);
  });

  it('leave colours to the page, which knows the scheme', async () => {
    const { entry, portal } = await extractAntdStyles();
    const variables = `${entry}${portal}`.match(/\.portal[^{}]*\{[^}]*\}/g) ?? [];
    expect(variables.length).toBeGreaterThan(5);
    expect(variables.filter((rule) => /color|#/.test(rule))).toEqual([]);
  });
});
