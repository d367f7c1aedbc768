import type { FeatureNames } from './featureNames.ts';

/** A line for a list that must know every feature, and the text before which it goes. */
interface Line {
  readonly before: string;
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

const documentedCall: Line['line'] = ({ kebab, camel, pascal, words }) => `  /user/${kebab}:
    get:
      operationId: list${pascal}s
      tags: [customer]
      summary: The customer's ${words}s
      x-draft: Its rows and its place in the contract's tests are still to come.
      x-requirements: []
      x-screens: [${camel}]
      x-failure-texts: [This page could not be loaded. Please try again.]
      responses:
        '200':
          description: All of them
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${pascal}List' }
              example: { status: true, data: [{ id: 1, name: First ${words} }] }
          x-tolerated:
            - { $ref: '#/components/x-tolerations/list' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '500': { $ref: '#/components/responses/ServerFault' }
        '503': { $ref: '#/components/responses/Unavailable' }
`;

const documentedSchemas: Line['line'] = ({ pascal }) => `    ${pascal}List:
      type: object
      required: [status, data]
      properties:
        status: { const: true }
        data:
          type: array
          items: { $ref: '#/components/schemas/${pascal}' }
    ${pascal}:
      type: object
      required: [id, name]
      properties:
        id: { $ref: '#/components/schemas/Id' }
        name: { type: string }
`;

/** The lists that name every feature; what a new one adds to each. */
export const LISTS: readonly List[] = [
  {
    file: 'src/application/ports/index.ts',
    lines: [
      {
        before: 'export { WorkGateway }',
        line: ({ pascal }) => `export { ${pascal}Gateway } from './${pascal}Gateway';\n`,
      },
    ],
  },
  {
    file: 'src/ui/shell/routes.ts',
    lines: [
      {
        before: "  { path: '/:subServiceName/",
        line: ({ kebab, camel }) => `  { path: '/${kebab}', screen: '${camel}' },\n`,
      },
    ],
  },
  {
    file: 'src/composition/signedInParts.ts',
    lines: [
      {
        before: '  score: part(',
        line: ({ camel, pascal }) => `  ${camel}: part(
    () => import('../ui/${camel}/${pascal}Screen').then((m) => m.${pascal}Screen),
    () => import('./modules/${camel}Module').then((m) => m.${camel}Module),
  ),
`,
      },
    ],
  },
  ...['en', 'hi'].map((language) => ({
    file: `src/ui/texts/${language}/portal.ts`,
    lines: [
      {
        before: 'import { work }',
        line: ({ camel }: FeatureNames) => `import { ${camel} } from './${camel}';\n`,
      },
      { before: '  work,', line: ({ camel }: FeatureNames) => `  ${camel},\n` },
    ],
  })),
  {
    file: 'sandbox/sandbox.ts',
    lines: [
      importOf('import { workRoutes }', ({ camel }) => `${camel}Routes } from './${camel}/routes';`),
      { before: '  workRoutes(context),', line: ({ camel }) => `  ${camel}Routes(),\n` },
    ],
  },
  {
    file: 'tests/ui/faults/readRows.ts',
    lines: [
      {
        before: "  {\n    call: 'GET /deadlines.json',",
        line: ({ kebab, camel }) => `  {
    call: 'GET /user/${kebab}',
    hit: ['GET user/${kebab}'],
    at: '/${kebab}',
    answers: { ...answers, 'GET user/${kebab}': { status: true, data: [{ id: 1, name: 'Alpha' }] } },
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
      { before: '    BlogList:\n      type:', line: documentedSchemas },
    ],
  },
];

/** The list with the feature's lines; undefined when a place for one is not found exactly once. */
export const withFeature = (text: string, list: List, names: FeatureNames): string | undefined => {
  let changed = text;
  for (const { before, line } of list.lines) {
    const [start, rest, ...further] = changed.split(before);
    if (start === undefined || rest === undefined || further.length > 0) return undefined;
    changed = start + line(names) + before + rest;
  }
  return changed;
};
