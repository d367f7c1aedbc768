import type { Plugin } from 'vite';

const NAME = 'portal:frame-first';

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

const ENTRY = /\s*<script type="module"[^>]*><\/script>/g;
const IMPORTED = /(\s*)<link rel="modulepreload"([^>]*) href="([^"]*)">/g;

/**
 * Each file of the entry as a script of its own, what it imports before it: the browser runs each in a task of its own,
 * where one task for all would keep a slow phone from answering.
 */
const inTurn = (html: string): readonly string[] => [
  ...(html.match(IMPORTED) ?? []).map((link) =>
    link.replace(IMPORTED, '$1<script type="module"$2 src="$3"></script>'),
  ),
  ...(html.match(ENTRY) ?? []),
];

/**
 * The page with its style sheets behind its first frame, which has its own style and need not wait for them, and with
 * scripts that come after both where the line is narrow.
 */
export const withFrameFirst = (html: string): string => {
  const sheets = html.match(STYLE_SHEET) ?? [];
  const scripts = inTurn(html).map((script) => script.replace('<script', '<script fetchpriority="low"'));
  return html
    .replaceAll(STYLE_SHEET, '')
    .replaceAll(ENTRY, '')
    .replaceAll(IMPORTED, '')
    .replace('</head>', () => `${scripts.join('')}\n  </head>`)
    .replace('</body>', () => `${sheets.join('')}\n  </body>`);
};

const HELPER = /vite\/preload-helper/;
const INTO_HEAD = 'document.head.appendChild(link)';

/** Vite's loader of later style sheets, which must come after those of the page: they refine them. */
export const withSheetsLast = (helper: string): string => {
  if (!helper.includes(INTO_HEAD))
    throw new Error(`${NAME} expected Vite to add style sheets by ${INTO_HEAD}.`);
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
        this.error(`${NAME} expected Vite to load style sheets by its module vite/preload-helper.`);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const built = withFrameFirst(html);
        if (html.match(STYLE_SHEET) === null || html.match(ENTRY) === null || built.includes('modulepreload'))
          throw new Error(
            `${NAME} expected Vite to write <link rel="stylesheet">, <script type="module"> and <link rel="modulepreload"> into the page.`,
          );
        return built;
      },
    },
  };
};
