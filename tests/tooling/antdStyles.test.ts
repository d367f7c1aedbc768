import { describe, expect, it } from 'vitest';
import { antdNamesIn, entryComponents, portalComponents } from '../../build/antdComponents.ts';
import { extractAntdStyles } from '../../build/antdStyles.ts';
import { cssOf, keepVariables, topLevelRules, variableRule } from '../../build/cssRules.ts';
import { unlistedComponents, withoutArguments } from '../../build/withoutStyleGenerators.ts';
import { parseSync } from 'vite';
import { fileOf, importsOf, modulesUnder } from './sourceImports';

const SECOND_SHEET = 'virtual:antd/portal.css';

/** The modules that can show before the signed-in part is loaded, which brings the second sheet. */
const withFirstSheetAlone = (): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = ['src/main.tsx'];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (file === undefined || seen.has(file)) continue;
    const imports = importsOf(file);
    if (imports.some(({ from }) => from === SECOND_SHEET)) continue;
    seen.add(file);
    waiting.push(...imports.flatMap(({ from }) => fileOf(file, from) ?? []));
  }
  return seen;
};

describe("antd's styles in the built portal", () => {
  it('cover every component that a screen imports', () => {
    const listed = new Set<string>([...entryComponents, ...portalComponents()]);
    const missing = modulesUnder('src/ui').flatMap((file) =>
      antdNamesIn(file)
        .filter((name) => !listed.has(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('cover everything shown before sign-in with the first sheet', () => {
    const listed = new Set<string>(entryComponents);
    const missing = [...withFirstSheetAlone()].flatMap((file) =>
      antdNamesIn(file)
        .filter((name) => !listed.has(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('are never used through antd variables in our own code, since the page may lack them', () => {
    const readers = modulesUnder('src/ui').filter((file) =>
      importsOf(file).some(({ from, names }) => from === 'antd' && names.includes('theme')),
    );
    expect(readers).toEqual(['src/ui/theme/PortalTheme.tsx']);
  });

  it('are two sheets without duplicates that follow the dark scheme', async () => {
    const { entry, portal } = await extractAntdStyles();
    const first = new Set(topLevelRules(entry));
    expect(topLevelRules(portal).filter((rule) => first.has(rule))).toEqual([]);
    expect(entry).toContain('.ant-btn');
    expect(entry).not.toContain('.ant-modal');
    expect(portal).toContain('.ant-modal');
    expect(entry).toMatch(/@media \(prefers-color-scheme:dark\)\{.*--ant-color-primary:#8db8ea/);
  });
});

describe('The build without style generators', () => {
  it('strips the arguments of generator calls and leaves the rest of the module', () => {
    const code =
      "const used = 1;\nexport default genStyleHooks('A', (token) => [f(token, ')')], prepare);\nexport { used };";
    const { program } = parseSync('style.js', code);
    expect(withoutArguments(code, program)).toBe(
      'const used = 1;\nexport default /*#__PURE__*/ genStyleHooks();\nexport { used };',
    );
  });

  it('names a component whose styles are missing from the sheets', () => {
    const modules = [
      '/x/node_modules/antd/es/button/style/index.js',
      '/x/node_modules/antd/es/tour/style/index.js',
    ];
    expect(unlistedComponents(modules)).toEqual(['Tour']);
  });
});

describe('Rules of a style sheet', () => {
  it('are split at the top level, ignoring braces in strings', () => {
    const css = `.a{content:"}"}@media (x){.b{c:d}.e{f:g}}.h{i:j}`;
    expect(topLevelRules(css)).toEqual(['.a{content:"}"}', '@media (x){.b{c:d}.e{f:g}}', '.h{i:j}']);
  });

  it('that only set variables can be reduced to some of them', () => {
    const rule = variableRule('.portal{--ant-a:1px;--ant-b:url(data:x)}');
    expect(rule === undefined ? '' : cssOf(keepVariables(rule, (name) => name === '--ant-b'))).toBe(
      '.portal{--ant-b:url(data:x)}',
    );
    expect(variableRule('.portal{color:red;--ant-a:1px}')).toBeUndefined();
  });
});
