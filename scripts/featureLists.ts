import { capital, type FeatureNames } from './featureNames.ts';

/**
 * A line for a list that must know every feature, and where it goes: before a text, or in the order of the names that a pattern
 * captures; without either, the list's end.
 */
interface Line {
  readonly before?: string;
  readonly among?: RegExp;
  readonly line: (names: FeatureNames) => string;
}

export interface List {
  readonly file: string;
  readonly lines: readonly Line[];
}

const importOf = (before: string, line: Line['line']): Line => ({
  before,
  line: (names) => `import { ${line(names)}\n`,
});

const documentedCall: Line['line'] = ({ path, area, camel, pascal, words, plural }) => `  /${path}:
    get:
      operationId: list${plural.pascal}
      tags: [customer]
      summary: The customer's ${plural.words}
      description: Read when its page opens.
      x-requirements: [${area}-01]
      x-screens: [${camel}]
      x-failure-texts: [This page could not be loaded. Please try again.]
      parameters:
        - { $ref: '#/components/parameters/page' }
      responses:
        '200':
          description: All of them
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${pascal}List' }
              example: { status: true, data: [{ id: 1, name: First ${words} }] }
          x-tolerated:
            - { $ref: '#/components/x-tolerations/list' }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '500': { $ref: '#/components/responses/ServerFault' }
        '503': { $ref: '#/components/responses/Unavailable' }
`;

const documentedSchemas: Line['line'] = ({ pascal, words }) => `    ${pascal}List:
      description: Each ${words} of the customer
      type: object
      required: [status, data]
      properties:
        status: { const: true }
        data:
          type: array
          items: { $ref: '#/components/schemas/${pascal}' }
    ${pascal}:
      description: One ${words}
      type: object
      required: [id, name]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        name: { type: string }
`;

const row: Line['line'] = ({ area, plural }) =>
  `${[
    `${area}-01`,
    area,
    capital(plural.words),
    `The page /${plural.kebab} lists the ${plural.words} of the customer by name, says so when there are none, and offers Try again when they cannot be read.`,
    'ui',
    'Open it: each name once, in order; with none; after a failure.',
  ].join('\t')}\n`;

/** The lists that name every feature; what a new one adds to each. */
export const LISTS: readonly List[] = [
  {
    file: 'src/application/ports/index.ts',
    lines: [
      {
        among: /^export \{ (\w+) \} from .*$/gm,
        line: ({ pascal }) => `export { ${pascal}Gateway } from './${pascal}Gateway';\n`,
      },
    ],
  },
  {
    file: 'src/ui/shell/routes.ts',
    lines: [
      {
        before: "  { path: '/:subServiceName/",
        line: ({ plural, camel }) => `  { path: '/${plural.kebab}', screen: '${camel}' },\n`,
      },
    ],
  },
  {
    file: 'src/composition/signedInParts.ts',
    lines: [
      {
        // The bracket that ends the list comes after every name.
        among: /^(?: {2}(\w+): part\(.*|\};)$/gm,
        line: ({ camel, pascal }) => `  ${camel}: part(
    () => import('../ui/${camel}/${pascal}Screen').then((m) => m.${pascal}Screen),
    () => import('./modules/${camel}Module').then((m) => m.${camel}Module),
    screenTexts,
  ),
`,
      },
    ],
  },
  ...['en', 'hi'].map((language) => ({
    file: `src/ui/texts/${language}/screens.ts`,
    lines: [
      {
        among: /^import \{ (\w+) \} from .*$/gm,
        line: ({ camel }: FeatureNames) => `import { ${camel} } from './${camel}';\n`,
      },
      { among: /^ {2}(\w+),$/gm, line: ({ camel }: FeatureNames) => `  ${camel},\n` },
    ],
  })),
  {
    file: 'sandbox/sandbox.ts',
    lines: [
      {
        among: /^import .* from '(\.\/.+)';$/gm,
        line: ({ camel }) => `import { ${camel}Routes } from './${camel}/routes';\n`,
      },
      { before: '  workRoutes(context),', line: ({ camel }) => `  ${camel}Routes(context),\n` },
    ],
  },
  {
    file: 'tests/ui/faults/readRows.ts',
    lines: [
      {
        before: "  {\n    call: 'GET /deadlines.json',",
        line: ({ path, plural, camel }) => `  {
    call: 'GET /${path}',
    hit: ['GET ${path}'],
    at: '/${plural.kebab}',
    answers: { ...answers, 'GET ${path}': { status: true, data: [{ id: 1, name: 'Alpha' }] } },
    sentence: () => texts().${camel}.failed,
    success: 'Alpha',
  },
`,
      },
    ],
  },
  {
    file: 'docs/api/openapi.yaml',
    lines: [
      { before: '  /user/profile:\n    get:', line: documentedCall },
      { before: '    BlogList:\n      description:', line: documentedSchemas },
    ],
  },
  {
    file: 'tests/contract/httpGateways.ts',
    lines: [
      importOf(
        'import { HttpBlogGateway }',
        ({ pascal }) => `Http${pascal}Gateway } from '../../src/infrastructure/http/Http${pascal}Gateway';`,
      ),
      {
        before: 'import type { BlogGateway }',
        line: ({ pascal }) =>
          `import type { ${pascal}Gateway } from '../../src/application/ports/${pascal}Gateway';\n`,
      },
      {
        before: '  readonly blogs: BlogGateway;',
        line: ({ plural, pascal }) => `  readonly ${plural.camel}: ${pascal}Gateway;\n`,
      },
      {
        before: '    blogs: new HttpBlogGateway({',
        line: ({ plural, pascal }) => `    ${plural.camel}: new Http${pascal}Gateway({ api, log }),\n`,
      },
    ],
  },
  {
    file: 'tests/contract/inMemory/customerInMemory.ts',
    lines: [
      importOf(
        'import type { Profile }',
        ({ camel }) => `${camel}Id } from '../../../src/domain/${camel}/${camel}';`,
      ),
      {
        before: '    notifications: new InMemoryList(own.notifications),',
        line: ({ plural, camel }) =>
          `    ${plural.camel}: new InMemoryList([{ id: ${camel}Id('1'), name: 'Alpha' }]),\n`,
      },
    ],
  },
  {
    file: 'tests/contract/mutation/wireCalls.ts',
    lines: [
      {
        before: "  { name: 'blogs', address:",
        line: ({ plural, path }) =>
          `  { name: '${plural.words}', address: '${path}', call: (of) => of.${plural.camel}.all() },\n`,
      },
    ],
  },
  { file: 'tests/requirements.tsv', lines: [{ line: row }] },
];

/** The sidebar, for a page that customers open from there. */
export const SIDEBAR: List = {
  file: 'src/ui/shell/navigation.tsx',
  lines: [
    { among: /^ {2}(\w+Outlined),$/gm, line: () => '  UnorderedListOutlined,\n' },
    {
      before: '/** The links of the sidebar',
      line: ({ plural, camel }) => `const ${camel}Item: NavigationItem = {
  to: '/${plural.kebab}',
  label: () => texts().${camel}.title,
  // TODO: an icon of its own.
  icon: <UnorderedListOutlined aria-hidden />,
  screens: ['${camel}'],
};

`,
    },
    { before: '];\n\n/** Those of them', line: ({ camel }) => `  ${camel}Item,\n` },
  ],
};

/** Where a line goes; undefined when no such place is found, or several. */
const placeOf = (text: string, added: string, { before, among }: Line): number | undefined => {
  if (among !== undefined) {
    const own = [...added.matchAll(among)][0]?.[1] ?? '';
    const lines = [...text.matchAll(among)];
    const next = lines.find(([, name]) => name === undefined || name > own);
    const last = lines.at(-1);
    return next?.index ?? (last && last.index + last[0].length + 1);
  }
  if (before === undefined) return text.length;
  const first = text.indexOf(before);
  return first === -1 || first !== text.lastIndexOf(before) ? undefined : first;
};

/** The list with the feature's lines; undefined when a place for one is not found. An import that is there is not repeated. */
export const withFeature = (text: string, list: List, names: FeatureNames): string | undefined => {
  let changed = text;
  for (const line of list.lines) {
    const added = line.line(names);
    const at = placeOf(changed, added, line);
    if (at === undefined) return undefined;
    if (!changed.includes(added)) changed = changed.slice(0, at) + added + changed.slice(at);
  }
  return changed;
};
