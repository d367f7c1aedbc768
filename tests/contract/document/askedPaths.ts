const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  upload: 'POST',
  delete: 'DELETE',
};

/** The first argument of each call of the API client, and the path of each list. */
const CALL =
  /\b(?:api\s*\.(get|post|upload|delete)\(|read(?:List|Items)\(\s*[\w.]+,)\s*(`[^`]*`|'[^']*'|\w+)/g;

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

/** A text or template as a path of the document, without the names of its parameters. */
const pathOf = (literal: string): string =>
  `/${literal
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, '{}')
    .replace(/^\//, '')}`;

/** The texts that a name stands for: a constant, or what a method's callers give it. */
const literalsOf = (source: string, name: string): readonly string[] => {
  const constant = new RegExp(String.raw`const ${escaped(name)} =\s*(\`[^\`]*\`|'[^']*')`).exec(source)?.[1];
  if (constant !== undefined) return [constant];
  const method = new RegExp(String.raw`(\w+)\(\s*${escaped(name)}: string`).exec(source)?.[1];
  if (method === undefined) return [];
  const given = new RegExp(String.raw`this\.${method}\(\s*(\`[^\`]*\`|'[^']*')`, 'g');
  return [...source.matchAll(given)].flatMap(([, literal]) => literal ?? []);
};

/** 'GET /faqs/{}' for each call of the API client in a source; 'GET ?name' for one whose path is not found. */
export const askedPathsIn = (source: string): readonly string[] =>
  [...source.matchAll(CALL)].flatMap(([, verb = 'get', argument = '']) => {
    const method = METHODS[verb] ?? verb;
    const literals = /^\w/.test(argument) ? literalsOf(source, argument) : [argument];
    return literals.length === 0
      ? [`${method} ?${argument}`]
      : literals.map((literal) => `${method} ${pathOf(literal)}`);
  });

/** The same form for a path of the document. */
export const documentedPath = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
