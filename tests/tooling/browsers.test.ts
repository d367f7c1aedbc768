import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { buildTarget, oldestBrowsers } from '../../build/browsers.ts';
import { modulesUnder } from './sourceImports';

const listed = oldestBrowsers.map(({ name, version }) => `${name} ${version}`);

const isAtMost = (name: string, highest: number): boolean =>
  oldestBrowsers.some((browser) => browser.name === name && Number(browser.version) <= highest);

/** What a browser of the list cannot read, or lacks although the compiler knows it. */
const isNewer = (file: string): boolean =>
  /\(\?<[=!]|URL\.(?:canParse|parse)\(/.test(readFileSync(file, 'utf8'));

describe('the one list of browsers', () => {
  it.each([
    ['Chrome', 109],
    ['Firefox', 115],
    ['Safari', 16],
    ['iOS', 16],
  ])('goes back to %s %i at least [ENTRY-02]', (name, version) => {
    expect(isAtMost(name, version)).toBe(true);
  });

  it('is what the build compiles for [ENTRY-02]', () => {
    expect(buildTarget).toContain('chrome109');
    expect(Reflect.get(Object(viteConfig), 'build')).toMatchObject({ target: buildTarget });
    expect(readFileSync('scripts/serviceWorkerBuild.ts', 'utf8')).toContain('target: [...buildTarget]');
  });

  it.each(['README.md', 'docs/testing.md', 'docs/deploy/README.md'])('is told in %s [ENTRY-02]', (page) => {
    expect(readFileSync(page, 'utf8').replaceAll(/\s+/g, ' ')).toContain(listed.join(', '));
  });

  it('has no later edition of the language in any layer [ENTRY-02]', () => {
    const projects = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('tsconfig.json'))
      .map((name) => `src/${name}`);
    expect(projects).toHaveLength(7);
    const editions = ['tsconfig.json', ...projects].flatMap(
      (file) => readFileSync(file, 'utf8').match(/ES(?:20\d\d|Next)(?=["'.])/gi) ?? [],
    );
    expect(new Set(editions)).toEqual(new Set(['ES2022', 'ESNext']));
  });

  it('meets no regular expression that looks behind and no address that is asked whether it parses [ENTRY-02]', () => {
    expect(modulesUnder('src').filter(isNewer)).toEqual([]);
  });
});
