import { describe, expect, it } from 'vitest';
import { antdNamesIn, entryComponents, portalComponents } from '../../build/antdComponents.ts';
import { extractAntdStyles, extractRules } from '../../build/antdStyles.ts';
import { cssOf, keepVariables, topLevelRules, variableRule } from '../../build/cssRules.ts';
import { fileOf, importsOf, modulesUnder } from './sourceImports';

const SECOND_SHEET = 'virtual:antd/portal.css';

/** The modules that can show before the signed-in part, which brings the second sheet, is loaded. */
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

  it('cover with the first sheet what shows before signing in', () => {
    const listed = new Set<string>(entryComponents);
    const missing = [...withFirstSheetAlone()].flatMap((file) =>
      antdNamesIn(file)
        .filter((name) => !listed.has(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('are never read through antd variables in our own code, which the page need not have', () => {
    const readers = modulesUnder('src/ui').filter((file) =>
      importsOf(file).some(({ from, names }) => from === 'antd' && names.includes('theme')),
    );
    expect(readers).toEqual(['src/ui/theme/PortalTheme.tsx']);
  });

  it('come as two sheets that say nothing twice and follow the dark scheme', async () => {
    const { entry, portal } = await extractAntdStyles();
    const first = new Set(topLevelRules(entry));
    expect(topLevelRules(portal).filter((rule) => first.has(rule))).toEqual([]);
    expect(entry).toContain('.ant-btn');
    expect(entry).not.toContain('.ant-modal');
    expect(portal).toContain('.ant-modal');
    expect(entry).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{.*--ant-color-primary:#8db8ea/);
  });
});

const sentence = (expected: string): string =>
  `portal:antd-styles expected ${expected}: see docs/upgrading.md, or build with UNPATCHED=1.`;

describe('A build whose antd writes other styles stops with one sentence', () => {
  const light = [
    '.portal{--ant-color-primary:#1d4e89;--ant-font-size:14px;}',
    '.ant-btn{color:red}',
    '.ant-input{color:red}',
  ];
  const dark = ['.portal{--ant-color-primary:#8db8ea;--ant-font-size:14px;}', ...light.slice(1)];
  const fault = async (bright: readonly string[], dim = dark): Promise<string> => {
    try {
      await extractAntdStyles((_, scheme) => Promise.resolve(scheme === 'light' ? bright : dim));
      return 'none';
    } catch (error) {
      return String(error);
    }
  };

  it('unless it writes them as expected', async () => {
    expect(await fault(light)).toBe('none');
  });

  it('where its variables stand elsewhere', async () => {
    expect(await fault(light.map((rule) => rule.replace('.portal', ':root')))).toContain(
      sentence('antd to write its variables, --ant-color-primary among them, at .portal'),
    );
  });

  it('where the dark theme has variables that the light one lacks', async () => {
    expect(await fault(light, [...dark, '.portal.ant-menu{--ant-menu-bg:red}'])).toContain(
      sentence("antd's dark theme to set no variables of its own, as at .portal.ant-menu"),
    );
  });

  it('where a component has no rule', async () => {
    expect(await fault(light.slice(0, 2))).toContain(sentence('antd to write a rule .ant-input{…}'));
  });

  it('where sizes of text are no longer in px', async () => {
    expect(await fault(light.map((rule) => rule.replace('14px', '14pt')))).toContain(
      sentence('antd to write sizes of text in px'),
    );
  });

  it('where a component has gone', async () => {
    await expect(extractRules(['Gone'], 'light')).rejects.toThrow(sentence('antd to export Gone'));
  });
});

describe('Rules of a style sheet', () => {
  it('are split at the top level, braces in texts left alone', () => {
    const css = `.a{content:"}"}@media (x){.b{c:d}.e{f:g}}.h{i:j}`;
    expect(topLevelRules(css)).toEqual(['.a{content:"}"}', '@media (x){.b{c:d}.e{f:g}}', '.h{i:j}']);
  });

  it('that only set variables can be thinned out', () => {
    const rule = variableRule('.portal{--ant-a:1px;--ant-b:url(data:x)}');
    expect(rule === undefined ? '' : cssOf(keepVariables(rule, (name) => name === '--ant-b'))).toBe(
      '.portal{--ant-b:url(data:x)}',
    );
    expect(variableRule('.portal{color:red;--ant-a:1px}')).toBeUndefined();
  });
});
