import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { packagePath } from './packagePath.ts';

/**
 * Parts of libraries that the portal never uses, and that the bundler cannot know to be unused. Each edit names what it
 * looks for; where a new version no longer has it, the build fails instead of growing.
 */

type Edit = readonly [from: string | RegExp, to: string];

const PURE = '/*#__PURE__*/';

const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  // What framework mode renders, kept for the names given to components and for calls that might do something.
  'react-router/dist/production/chunk-7RTFRKQW.mjs': [
    [/^\w+\.displayName = "\w+";$/gm, ''],
    [/ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, ` = ${PURE} `],
    [/^(var \w+ = )(class extends React\d*\.Component \{$[\s\S]*?^\});$/gm, `$1${PURE} (() => $2)();`],
    ['createElement(PrefetchPageLinks,', "createElement('link',"],
  ],
  'io-ts/es6/index.js': [
    ['/** @class */', PURE],
    [/ = (?=new \w+Type\(\))/g, ` = ${PURE} `],
  ],
};

/** The code with its edits; throws the name of the file and what is not in it any more. */
export const withEdits = (path: string, code: string): string =>
  (EDITS[path] ?? []).reduce((edited, [from, to]) => {
    const next = edited.replaceAll(from, to);
    if (next === edited) throw new Error(`${path} has no ${String(from)} any more.`);
    return next;
  }, code);

/** React Router names its development build to every bundler but its own. */
const ROUTER = normalizePath(
  join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production/index.mjs',
  ),
);

/** antd's text field alone: its index brings the fields for passwords, codes, searches and several lines along. */
const INPUT = `export { default } from './Input';`;

const TEXT_AREA = '\0portal:antd-text-area';
const TEXT_AREA_USER = '/src/ui/kit/TextArea.ts';
const ONLY_TEXT_AREA = `
import TextArea from 'antd/es/input/TextArea';
export const Input = { TextArea };`;

/** Files asked for through an index that brings more along, by who asks. */
const STRAIGHT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'antd/es/input/Input.js': { '@rc-component/input': '@rc-component/input/es/Input.js' },
};

const isTextAreaUser = (importer: string | undefined): boolean =>
  importer?.replaceAll('\\', '/').endsWith(TEXT_AREA_USER) === true;

/** The parts of antd's Input that a module takes and the built portal does not have. */
export const missingInputs = (id: string, code: string): readonly string[] =>
  isTextAreaUser(id) ? [] : [...new Set(code.match(/\bInput\.[A-Z]\w*/g) ?? [])];

export const withoutUnusedParts = (): Plugin => {
  const edited = new Set<string>();
  return {
    name: 'portal:without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-router') return ROUTER;
      const straight = STRAIGHT[packagePath(importer ?? '')]?.[source];
      if (straight !== undefined) return this.resolve(straight, importer);
      return source === 'antd' && isTextAreaUser(importer) ? TEXT_AREA : null;
    },
    load(id) {
      if (id === TEXT_AREA) return ONLY_TEXT_AREA;
      return packagePath(id) === 'antd/es/input/index.js' ? INPUT : null;
    },
    transform: {
      filter: { id: /node_modules\/(?:react-router|io-ts)\/|\/src\/ui\/.*\.tsx?$/ },
      handler(code, id) {
        const missing = missingInputs(id, code);
        if (missing.length > 0) this.error(`${missing.join(', ')}: see build/withoutUnusedParts.ts.`);
        edited.add(packagePath(id));
        return { code: withEdits(packagePath(id), code), map: null };
      },
    },
    buildEnd(error) {
      const gone = Object.keys(EDITS).filter((path) => !edited.has(path));
      if (error === undefined && gone.length > 0)
        this.error(`${gone.join(', ')}: not in the build any more.`);
    },
  };
};
