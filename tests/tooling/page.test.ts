import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withFrameFirst, withSheetsLast } from '../../build/frameFirst.ts';
import { paletteCss, withColours } from '../../build/paletteStyles.ts';
import { languageFor, languages } from '../../src/domain/language/language';
import { darkPalette, lightPalette } from '../../src/ui/theme/palette';

/** Hex values as style sheets and quoted texts write them, and colour functions with numbers. */
const COLOUR = /[\s'"`:(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=[\s'"`;,)])|\b(?:rgba?|hsla?)\(\s*\d/i;

describe('The page that every address gets', () => {
  const source = readFileSync('index.html', 'utf8');
  const page = withColours(source);

  it('has no inline script, so that the policy needs none', () => {
    expect([...page.matchAll(/<script(?![^>]*\ssrc=)/g)]).toEqual([]);
  });

  it('requests the configuration at once', () => {
    expect(page).toContain(
      '<link rel="preload" href="/portal.config.json" as="fetch" crossorigin="anonymous" />',
    );
  });

  it('shows a frame that is neither Login nor a page, and a sentence when scripts are off', () => {
    const body = page.slice(page.indexOf('<body>')).replaceAll(/<!--[\s\S]*?-->/g, '');
    expect(body).not.toMatch(/login|otp|sign|<input|<button|<a /i);
    expect(body).toMatch(/<noscript[\s\S]*needs JavaScript/);
  });

  it.each([
    [null, ['hi-IN', 'en'], 'hi-IN'],
    [null, ['sv', 'en-GB', 'hi'], 'en-IN'],
    [null, ['HI'], 'hi-IN'],
    [null, ['constructor', 'ta'], 'en-IN'],
    ['en-IN', ['hi'], 'en-IN'],
    ['hi-IN', ['en'], 'hi-IN'],
    ['hi', ['en'], 'en-IN'],
    ['{"broken', ['hi'], 'hi-IN'],
  ])('says its frame in the language that the portal will choose: %j, %j', (stored, wanted, language) => {
    const root = { lang: 'en-IN' };
    const surroundings = {
      localStorage: { getItem: (key: string) => (key === 'portal.language' ? stored : null) },
      navigator: { languages: wanted },
      document: { documentElement: root },
    };
    runInNewContext(readFileSync('public/language.js', 'utf8'), surroundings);
    const chosen = languages.find((known) => known === stored);
    expect([root.lang, chosen ?? languageFor(wanted)]).toEqual([language, language]);
    expect(page).toContain('<script async src="/language.js">');
  });

  it('has its sentences in each language of the portal', () => {
    for (const language of languages) {
      expect(page.match(new RegExp(`<p[^>]* lang="${language}"`, 'g'))?.length).toBe(3);
    }
  });

  it('carries the palette, light and dark', () => {
    expect(page).toContain(`--portal-ink-secondary:${lightPalette.inkSecondary}`);
    expect(page).toContain(`content="${darkPalette.page}"`);
    expect(paletteCss()).toMatch(/prefers-color-scheme:dark.*--portal-page:#0d1420/);
  });

  const entryAndImport =
    '<script type="module" crossorigin src="/a.js"></script>\n<link rel="modulepreload" crossorigin href="/b.js">';

  it('shows its frame before any style sheet is there', () => {
    const sheets =
      '<link rel="stylesheet" crossorigin href="/assets/a.css">\n<link rel="stylesheet" href="/b.css">';
    const built = withFrameFirst(page.replace('</head>', `${sheets}</head>`));
    const places = ['class="frame"', '/assets/a.css', '/b.css', '</body>'].map((part) => built.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(built.match(/rel="stylesheet"/g)).toHaveLength(2);
  });

  it('loads scripts after its frame and its style sheets on a slow connection', () => {
    const built = withFrameFirst(page.replace('</head>', `${entryAndImport}</head>`));
    expect(built).toContain('<script fetchpriority="low" type="module" crossorigin src="/a.js">');
    expect(built).toContain('<script fetchpriority="low" type="module" crossorigin src="/b.js">');
    expect(built).not.toMatch(/fetchpriority="low" rel=/);
  });

  it('runs what the entry imports before it, each file in a task of its own', () => {
    const built = withFrameFirst(page.replace('</head>', `${entryAndImport}</head>`));
    expect([...built.matchAll(/type="module"[^>]* src="(\/[ab]\.js)"/g)].map(([, file]) => file)).toEqual([
      '/b.js',
      '/a.js',
    ]);
    expect(built).not.toContain('modulepreload');
  });

  it("loads a screen's style sheets after the page's own, and fails when the bundler inserts them differently", () => {
    expect(withSheetsLast('document.head.appendChild(link);')).toBe('document.body.appendChild(link);');
    expect(() => withSheetsLast('document.head.append(link);')).toThrow(
      'portal:frame-first expected Vite to add style sheets by document.head.appendChild(link): see docs/upgrading.md, or build with UNPATCHED=1.',
    );
  });

  it('names an unknown colour', () => {
    expect(() => withColours('%light.mauve%')).toThrow('light.mauve');
  });
});

describe('The palette', () => {
  it('is the only source of colours', () => {
    const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('palette.ts'))
      .map((name) => `src/ui/${name}`);
    const naming = [...files, 'index.html'].filter((file) => COLOUR.test(readFileSync(file, 'utf8')));
    expect(naming).toEqual([]);
  });
});
