import { readFileSync } from 'node:fs';

/** A browser of the list, and the oldest version of it that the portal is for. */
export interface OldestBrowser {
  readonly name: string;
  readonly version: string;
}

interface Manifest {
  readonly browserslist: readonly string[];
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The one list of browsers that the portal is for: `browserslist` of package.json, which other tools read too. */
export const oldestBrowsers: readonly OldestBrowser[] = manifest.browserslist.map((line) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`browserslist: ${line} is not "Name >= version".`);
  return { name, version };
});

/** Samsung Internet is a Chromium of its own number, which the compiler does not know. */
const compiled = ['Chrome', 'Edge', 'Firefox', 'Safari', 'iOS', 'Opera'];

/** The same for the compiler: `chrome109`. */
export const buildTarget: readonly string[] = oldestBrowsers
  .filter(({ name }) => compiled.includes(name))
  .map(({ name, version }) => `${name.toLowerCase()}${version}`);
