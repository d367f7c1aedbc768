import { vi } from 'vitest';

/** What was read of a response: 'data.items[].id', and 'data.payment~.payable' inside JSON that is text. */
export interface Reads {
  readonly paths: ReadonlySet<string>;
  /** From now on this text is the response that is read. */
  readonly watch: (text: string) => void;
  /** The value, whose reads are recorded. */
  readonly recorded: (value: unknown) => unknown;
}

const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Names that the language asks of any value. */
const OF_THE_LANGUAGE: ReadonlySet<string> = new Set([
  'toJSON',
  'then',
  'constructor',
  'toString',
  'valueOf',
]);

/** Records what adapters read, by taking the place of JSON.parse until the mocks are restored. */
export const recordReads = (): Reads => {
  const paths = new Set<string>();
  const insideTexts = new Map<string, string>();
  const parse = JSON.parse;
  let response = '';

  const read = (path: string, value: unknown): unknown => {
    if (typeof value === 'string') insideTexts.set(value, `${path}~`);
    return typeof value === 'object' && value !== null ? proxyOf(value, path) : value;
  };
  const proxyOf = (target: object, path: string): object => {
    const isList = Array.isArray(target);
    let copied: string | undefined;
    return new Proxy(target, {
      getOwnPropertyDescriptor: (of, key) => {
        copied = typeof key === 'string' ? key : undefined;
        return Reflect.getOwnPropertyDescriptor(of, key);
      },
      get: (of, key, self) => {
        const value: unknown = Reflect.get(of, key, self);
        if (typeof key !== 'string' || OF_THE_LANGUAGE.has(key)) return value;
        if (isList) return isIndex(key) ? read(`${path}[]`, value) : value;
        const at = path === '' ? key : `${path}.${key}`;
        // Copying a record asks for each field's description first; it does not read the field.
        if (copied !== key) paths.add(at);
        copied = undefined;
        return read(at, value);
      },
    });
  };

  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    const value: unknown = parse(text);
    if (typeof value !== 'object' || value === null) return value;
    if (text === response) return proxyOf(value, '');
    const inside = insideTexts.get(text);
    return inside === undefined ? value : proxyOf(value, inside);
  });
  return {
    paths,
    watch: (text) => {
      response = text;
    },
    recorded: (value) => (typeof value === 'object' && value !== null ? proxyOf(value, '') : value),
  };
};

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all fields of a value that was sent. */
export const pathsOf = (value: unknown, at = ''): ReadonlySet<string> => {
  if (!isRecord(value) || value instanceof Blob) return new Set();
  const children: readonly (readonly [path: string, child: unknown])[] = Array.isArray(value)
    ? value.map((item: unknown) => [`${at}[]`, item] as const)
    : Object.entries(value).map(([key, child]) => [at === '' ? key : `${at}.${key}`, child] as const);
  const own = Array.isArray(value) ? [] : children.map(([path]) => path);
  return new Set([...own, ...children.flatMap(([path, child]) => [...pathsOf(child, path)])]);
};
