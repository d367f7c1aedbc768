import type { Plugin } from 'vite';
import { unmet } from './expectation.ts';

const NAME = 'portal:frame-first';

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

const MODULE = /<(?=script type="module"|link rel="modulepreload")(\w+)/g;

/**
 * The page with its style sheets behind its first frame, which has its own style and need not wait for them, and with
 * scripts that come after both where the line is narrow.
 */
export const withFrameFirst = (html: string): string => {
  const sheets = html.match(STYLE_SHEET) ?? [];
  return html
    .replaceAll(STYLE_SHEET, '')
    .replaceAll(MODULE, '<$1 fetchpriority="low"')
    .replace('</body>', () => `${sheets.join('')}\n  </body>`);
};

const HELPER = /vite\/preload-helper/;
const INTO_HEAD = 'document.head.appendChild(link)';

/** Vite's loader of later style sheets, which must come after those of the page: they refine them. */
export const withSheetsLast = (helper: string): string => {
  if (!helper.includes(INTO_HEAD)) throw new Error(unmet(NAME, `Vite to add style sheets by ${INTO_HEAD}`));
  return helper.replace(INTO_HEAD, 'document.body.appendChild(link)');
};

/** Shows the frame before the style sheets are there; scripts still wait for both (HTML, "style sheet that blocks"). */
export const frameFirst = (): Plugin => {
  let isMet = false;
  return {
    name: NAME,
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler(helper) {
        isMet = true;
        return { code: withSheetsLast(helper), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isMet)
        this.error(unmet(NAME, 'Vite to load style sheets by its module vite/preload-helper'));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (html.match(STYLE_SHEET) === null || html.match(MODULE) === null)
          throw new Error(
            unmet(NAME, 'Vite to write <link rel="stylesheet"> and <script type="module"> into the page'),
          );
        return withFrameFirst(html);
      },
    },
  };
};
