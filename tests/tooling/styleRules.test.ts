import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What floats above the page on purpose: each is gone by itself, by a key, or tells its height to `portal.css`. */
const FLOATING = [
  'src/ui/deadlines/deadlines.css .portal-deadline-undo',
  'src/ui/search/search.css .portal-search-results',
  'src/ui/shell/bottomBar.css .portal-bottom-bar',
  'src/ui/shell/notices.css .portal-notices',
  'src/ui/shell/shell.css .portal-skip-link',
  // A column of its own, as high as the window: it covers nothing.
  'src/ui/shell/sidebar.css .portal-frame > .portal-sidebar',
];

const RULE = /([^{}]+)\{[^{}]*position:\s*(?:sticky|fixed)[^{}]*\}/g;

const sheets = globSync('src/ui/**/*.css').map(
  (file) => [file, readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')] as const,
);

/** The rules that the pattern finds, each as its file and selector. */
const found = (pattern: RegExp): readonly string[] =>
  sheets
    .flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map(([, selector = '']) => `${file} ${selector.trim()}`),
    )
    .toSorted();

describe('what stands still while the page scrolls', () => {
  it('says so by --portal-sticky, which a short window unsets', () => {
    expect(found(RULE)).toEqual(FLOATING);
  });
});

describe('a list without marks', () => {
  it("has them taken by role='list', without which Safari tells nobody that it is a list", () => {
    expect(found(/([^{}]+)\{[^{}]*list-style:\s*none[^{}]*\}/g)).toEqual([
      "src/ui/theme/portal.css :where(ul, ol)[role='list']",
    ]);
  });
});

describe('a rule that Firefox 115 leaves out, since it has no :has', () => {
  it('decorates, or gives more room, and never says what stands above what', () => {
    expect(
      found(/([^{};]*:has\([^{}]*)\{[^{}]*(?:z-index|position:\s*(?:relative|sticky|fixed))[^{}]*\}/g),
    ).toEqual([]);
  });
});

/** After a tap the last thing touched counts as hovered: it would look chosen. */
const HOVERS = /@media \(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}|([^{}]*(?<!:not\():hover[^{}]*)\{/g;

describe('a look for the pointer over a thing', () => {
  it('is kept for devices whose pointer hovers', () => {
    expect(found(HOVERS).filter((each) => each.includes(':hover'))).toEqual([]);
  });
});
