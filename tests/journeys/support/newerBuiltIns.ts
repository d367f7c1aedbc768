import { readFileSync } from 'node:fs';
import { oldestBrowsers } from '../../../build/browsers.ts';

/** One statement of MDN's data about one browser. */
interface Support {
  readonly version_added: string | false;
  readonly flags?: unknown;
  readonly prefix?: string;
}

interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}

/** By its name, with `__compat` about itself and its members by theirs. */
type BuiltIns = Readonly<Record<string, Readonly<Record<string, object>>>>;

interface CompatData {
  readonly api: BuiltIns;
  readonly javascript: { readonly builtins: BuiltIns };
}

const readData = (): CompatData =>
  JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'));

const dataName: Readonly<Record<string, string>> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'safari_ios',
  Opera: 'opera',
  Samsung: 'samsunginternet_android',
};

const isAtMost = (version: string, oldest: string): boolean => {
  const [left, right] = [version, oldest].map((text) => text.replace('≤', '').split('.').map(Number));
  for (const place of [0, 1]) {
    const [one, other] = [left?.[place] ?? 0, right?.[place] ?? 0];
    if (one !== other) return one < other;
  }
  return true;
};

const isThere = (said: Support, oldest: string): boolean =>
  typeof said.version_added === 'string' &&
  said.version_added !== 'preview' &&
  said.flags === undefined &&
  said.prefix === undefined &&
  isAtMost(said.version_added, oldest);

/** Whether a browser of the list lacks it; false for what nothing is said of. */
const isNewer = (of: object): boolean => {
  const compat: Compat | undefined = Reflect.get(of, '__compat');
  return oldestBrowsers.some(({ name, version }) => {
    const data = dataName[name];
    if (data === undefined) throw new Error(`${name} has no name in the compatibility data.`);
    const said = compat?.support[data];
    return said !== undefined && ![said].flat().some((one) => isThere(one, version));
  });
};

/**
 * What Chromium enforces by the page's policy although the page cannot ask for it any more, and what is no member: an
 * event's name, a constructor, a sign.
 */
const LEFT = /^trusted|_event$|^@@|^constructor$/i;

const membersOf = (owner: string, of: Readonly<Record<string, object>>): readonly string[] =>
  Object.entries(of)
    .filter(([key, member]) => key !== '__compat' && key !== owner && isNewer(member))
    .map(([key]) => key)
    .filter((key) => !LEFT.test(key));

export interface NewerBuiltIns {
  /** Names of the page's own. */
  readonly whole: readonly string[];
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** Every built-in of the language and of the page that a browser of the list lacks. */
export const newerBuiltIns = (): NewerBuiltIns => {
  const { api, javascript } = readData();
  const all = [...Object.entries(javascript.builtins), ...Object.entries(api)].filter(
    ([name]) => name !== '__compat' && !LEFT.test(name),
  );
  const whole = all.filter(([, of]) => isNewer(of));
  return {
    whole: whole.map(([name]) => name),
    members: Object.fromEntries(
      all.map(([name, of]) => [name, membersOf(name, of)] as const).filter(([, names]) => names.length > 0),
    ),
  };
};

/** In the page: takes them away, and answers how many were there. */
export const takeAway = ({ whole, members }: NewerBuiltIns): number => {
  let taken = 0;
  const remove = (from: unknown, name: string): void => {
    if (from === null || (typeof from !== 'object' && typeof from !== 'function')) return;
    if (Object.hasOwn(from, name) && Reflect.deleteProperty(from, name)) taken += 1;
  };
  for (const [owner, names] of Object.entries(members)) {
    const value: unknown = Reflect.get(globalThis, owner);
    for (const member of names) {
      const name = member.replace(/_static$/, '');
      remove(value, name);
      if (typeof value === 'function' && name === member) remove(value.prototype, name);
      if (owner === 'Window' || owner === 'WorkerGlobalScope') remove(globalThis, name);
    }
  }
  for (const name of whole) remove(globalThis, name);
  return taken;
};
