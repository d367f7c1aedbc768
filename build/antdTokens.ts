import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CSS_VARIABLE_SCOPE, themeOf } from '../src/ui/theme/theme.ts';

const PRESET_COLOUR =
  /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(-?\d+)?$/i;

const ANTD = dirname(createRequire(import.meta.url).resolve('antd/es/index.js'));

/** Every word in antd's code, its styles and themes left out. */
const wordsOfCode = (): ReadonlySet<string> =>
  new Set(
    globSync('**/*.js', { cwd: ANTD, exclude: (name) => name === 'style' || name === 'theme' }).flatMap(
      (file) => readFileSync(join(ANTD, file), 'utf8').match(/\w+/g) ?? [],
    ),
  );

/** antd's `useToken` with the values that its code (not its styles) reads, such as layer heights; those of the light scheme. */
export const tokenModule = async (): Promise<string> => {
  const { theme } = await import('antd');
  const words = wordsOfCode();
  const tokens = Object.entries(theme.getDesignToken(themeOf('light', theme)));
  const read = Object.fromEntries(tokens.filter(([name]) => words.has(name) && !PRESET_COLOUR.test(name)));
  return `const token = ${JSON.stringify(read)};
const cssVar = { prefix: 'ant', key: ${JSON.stringify(CSS_VARIABLE_SCOPE)} };
export default () => [{}, token, '', token, cssVar, true];`;
};
