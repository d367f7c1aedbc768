import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withFrameFirst, withSheetsLast } from '../../build/frameFirst.ts';
import { withTexts } from '../../build/frameTexts.ts';
import { paletteCss, withColours } from '../../build/paletteStyles.ts';
import { languageFor, languages } from '../../src/domain/language/language';
import { darkPalette, lightPalette } from '../../src/ui/theme/palette';
import { CSS_VARIABLE_SCOPE } from '../../src/ui/theme/theme';
import { session as english } from '../../src/ui/texts/en/session';
import { session as hindi } from '../../src/ui/texts/hi/session';

/** Hex values as style sheets and quoted texts write them, and colour functions with numbers. */
const COLOUR = /[\s'"`:(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=[\s'"`;,)])|\b(?:rgba?|hsla?)\(\s*\d/i;

const source = readFileSync('index.html', 'utf8');
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(source) ?? [];

/** The fonts that a style sheet gives Hindi. */
const fontsIn = (css: string): readonly string[] =>
  (/:lang\(hi\)[^{}]*\{\s*(?:font-family|--portal-font):([^;]*);/.exec(css)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim());

/** What the script listens to, and what it waits for, is tried in a browser; the device prefers what is light. */
const unheard = {
  AbortController,
  addEventListener: () => undefined,
  setTimeout: () => 0,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
};

/** The parts of the document that the script sets. */
const documentOf = (root: object) => ({
  documentElement: root,
  addEventListener: () => undefined,
  querySelector: () => ({ content: '', dataset: { light: 'the light', dark: 'the dark' } }),
});

interface Visit {
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly wanted?: readonly string[];
}

interface Frame {
  readonly lang: string;
  readonly frame?: string;
}

/** What the page's own script sets on it. */
const firstFrame = ({ path = '/', stored = {}, wanted = [] }: Visit): Frame => {
  const root = { lang: 'en-IN', dataset: {} };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const surroundings = {
    localStorage,
    location: { pathname: path },
    navigator: { languages: wanted },
    document: documentOf(root),
    ...unheard,
  };
  runInNewContext(script, surroundings);
  return { lang: root.lang, ...root.dataset };
};

describe('The page that every address gets', () => {
  const page = withTexts(withColours(source));

  it('has one inline script, before its style, so that the first frame is right', () => {
    expect([...page.matchAll(/<script(?![^>]*\ssrc=)/g)]).toHaveLength(1);
    expect(page.indexOf(script)).toBeLessThan(page.indexOf('<style>'));
  });

  it("has antd's variables at its root, for antd's rules for links read them anywhere", () => {
    expect(page).toContain(`<html lang="en-IN" class="${CSS_VARIABLE_SCOPE}">`);
  });

  it('requests the configuration at once', () => {
    expect(page).toContain(
      '<link rel="preload" href="/portal.config.json" as="fetch" crossorigin="anonymous" />',
    );
  });

  it('shows a customer with a session a frame that is neither Login nor a page', () => {
    const neutral = page.slice(page.indexOf('class="frame"'), page.indexOf('class="frame-login"'));
    expect(neutral).toMatch(/Opening your portal/);
    expect(neutral.replaceAll(/<div|<!--[\s\S]*?-->/g, '')).not.toMatch(/login|otp|sign|<input|<button|<a /i);
  });

  it('waits less than ten seconds before it says that nothing has come [ENTRY-04]', () => {
    const waits: number[] = [];
    const setTimeout = (_act: unknown, wait: number): void => void waits.push(wait);
    runInNewContext(script, {
      localStorage: { getItem: () => null },
      location: { pathname: '/' },
      navigator: { languages: [] },
      document: documentOf({ dataset: {} }),
      ...unheard,
      setTimeout,
    });
    expect(waits).toEqual([9000]);
  });

  it.each([
    ['its own script', { localName: 'script', src: 'https://portal.example/assets/a.js' }, 'code'],
    ['its own style sheet', { rel: 'stylesheet', href: 'https://portal.example/assets/a.css' }, 'code'],
    ["a vendor's script", { localName: 'script', src: 'https://vendor.example/api.js' }, undefined],
    ["a vendor's style sheet", { rel: 'stylesheet', href: 'https://vendor.example/a.css' }, undefined],
    ['a picture', { localName: 'img', src: 'https://portal.example/assets/a.png' }, undefined],
  ])('tells that %s did not come only where the portal hangs on it [ENTRY-04]', (_, target, told) => {
    const root: { dataset: { failed?: string } } = { dataset: {} };
    const heard = new Map<string, (event: object) => void>();
    const document = {
      ...documentOf(root),
      querySelector: (sought: string) => (sought === '#root' ? null : { content: '', dataset: {} }),
    };
    runInNewContext(script, {
      ...unheard,
      localStorage: { getItem: () => null },
      location: { pathname: '/login', origin: 'https://portal.example' },
      navigator: { languages: [] },
      document,
      addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    });
    heard.get('error')?.({ target });
    expect(root.dataset.failed).toBe(told);
  });

  it("has the deployment's colours as the device last saw them, neutral ones before [BRAND-01]", () => {
    const root = { dataset: {}, style: { cssText: '' } };
    const style = '--light-primary:#8a2d7b';
    runInNewContext(script, {
      ...unheard,
      localStorage: { getItem: (key: string) => (key === 'portal.brand' ? style : null) },
      location: { pathname: '/' },
      navigator: { languages: [] },
      document: documentOf(root),
    });
    expect(root.style.cssText).toBe(style);
    expect(page).toContain(`--portal-primary:var(--light-primary,${lightPalette.primary})`);
    expect(page).toContain(`--portal-primary-hover:var(--dark-primaryHover,${darkPalette.primaryHover})`);
  });

  it('says so when scripts are off', () => {
    expect(page).toMatch(/<noscript[\s\S]*needs JavaScript/);
  });

  it.each<[string, string | undefined, boolean]>([
    ['/', undefined, true],
    ['/', '', true],
    ['/', '  ', true],
    ['/', 'a-token', false],
    ['/quotation', undefined, true],
    ['/quotation/', 'a-token', false],
    ['/login', undefined, true],
    ['/login/', 'a-token', true],
    ['/signup', undefined, false],
    ['/signup/', undefined, false],
    ['//', 'a-token', false],
  ])('shows Login in its first frame as the portal will: %s with token %j', (path, token, isLogin) => {
    const stored: Record<string, string> = token === undefined ? {} : { access_token: token };
    expect(firstFrame({ path, stored }).frame).toBe(isLogin ? 'login' : undefined);
  });

  it('shows the neutral frame where storage is closed, and speaks the language of the device', () => {
    const root = { lang: 'en-IN', dataset: {} };
    const surroundings = {
      get localStorage(): never {
        throw new Error('denied');
      },
      location: { pathname: '/signup' },
      navigator: { languages: ['hi'] },
      document: documentOf(root),
      ...unheard,
    };
    runInNewContext(script, surroundings);
    expect(root).toEqual({ lang: 'hi-IN', dataset: { scheme: 'light' } });
  });

  it.each<[string | null, light: string, dark: string]>([
    [null, 'light', 'dark'],
    ['device', 'light', 'dark'],
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['Dark', 'light', 'dark'],
  ])(
    'is %j on a device that prefers light, and on one that prefers dark [LOOK-01]',
    (chosen, light, dark) => {
      const root = { dataset: { scheme: '' } };
      const bar = { content: '', dataset: { light: 'the light', dark: 'the dark' } };
      const device = Object.assign(new EventTarget(), { matches: false });
      const open = new EventTarget();
      const seen = (): readonly string[] => [root.dataset.scheme, bar.content];
      const prefer = (matches: boolean): void => {
        device.matches = matches;
        device.dispatchEvent(new Event('change'));
      };
      runInNewContext(script, {
        ...unheard,
        localStorage: { getItem: (key: string) => (key === 'portal.appearance' ? chosen : null) },
        location: { pathname: '/' },
        navigator: { languages: [] },
        document: { ...documentOf(root), querySelector: () => bar },
        matchMedia: () => device,
        addEventListener: open.addEventListener.bind(open),
      });
      expect(seen()).toEqual([light, `the ${light}`]);
      prefer(true);
      expect(seen()).toEqual([dark, `the ${dark}`]);
      // Another choice while the page stands.
      open.dispatchEvent(new CustomEvent('portal.appearance', { detail: 'light' }));
      expect(seen()).toEqual(['light', 'the light']);
      prefer(false);
      open.dispatchEvent(new CustomEvent('portal.appearance', { detail: 'device' }));
      prefer(true);
      expect(seen()).toEqual(['dark', 'the dark']);
      // And another tab's.
      const store = (key: string): boolean =>
        open.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: 'light' }));
      store('portal.language');
      expect(seen()).toEqual(['dark', 'the dark']);
      store('portal.appearance');
      expect(seen()).toEqual(['light', 'the light']);
    },
  );

  it('has the fonts of Hindi in its first frame, in their order', () => {
    const whole = fontsIn(readFileSync('src/ui/texts/hi/hindi.css', 'utf8'));
    expect(whole.length).toBeGreaterThan(8);
    expect(fontsIn(page)).toEqual(whole);
  });

  it("has Login's own words in its first frame, in each language", () => {
    for (const [language, texts] of [
      ['en-IN', english],
      ['hi-IN', hindi],
    ] as const) {
      const [, frame = ''] = page.split(`<div class="frame-login" lang="${language}">`);
      const [own = ''] = frame.split('class="frame-login"');
      for (const text of [texts.step(1), texts.login, texts.loginLead, texts.brandLine])
        expect(own).toContain(`>${text}<`);
      for (const { title, text } of texts.promises)
        expect(own).toContain(`<li><strong>${title}</strong>${text}</li>`);
    }
    expect(page).not.toMatch(/%\w+%/);
  });

  it('names a text that Login lacks', () => {
    expect(() => withTexts('<!-- each language -->%farewell%<!-- end -->')).toThrow('%farewell%');
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
    const { lang } = firstFrame({ wanted, stored: stored === null ? {} : { 'portal.language': stored } });
    const chosen = languages.find((known) => known === stored);
    expect([lang, chosen ?? languageFor(wanted)]).toEqual([language, language]);
  });

  it('has its sentences in each language of the portal', () => {
    for (const language of languages) {
      expect(page.match(new RegExp(`<p[^>]* lang="${language}"`, 'g'))?.length).toBe(5);
    }
  });

  it('carries the palette, light and dark', () => {
    expect(page).toContain(`--portal-ink-secondary:${lightPalette.inkSecondary}`);
    expect(page).toContain(`data-dark="${darkPalette.page}"`);
    expect(paletteCss()).toMatch(/@media screen\{:root\[data-scheme=dark\].*--portal-page:#0d1420/);
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
      'portal:frame-first expected Vite to add style sheets by document.head.appendChild(link).',
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
