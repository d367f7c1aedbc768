import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portalRoutes } from '../../../src/ui/shell/routes';
import {
  asPointer,
  type DocumentedCall,
  examplesOf,
  nodeAt,
  resolved,
  textOf,
  textsAt,
  theDocument,
} from '../../../conformance/theDocument.ts';
import { validatorOf } from '../../../conformance/validator.ts';

const document = await theDocument();
const { root, calls } = document;
const validator = validatorOf(document);
const whole = JSON.stringify(root);
const byId = calls.map((call) => [call.id, call] as const);

const rows = (): ReadonlySet<string> => {
  const tables = ['tests/requirements.tsv', 'docs/specification/beyond.tsv'];
  const ids = tables.flatMap((table) => readFileSync(table, 'utf8').match(/^[A-Z]+-\d+/gm) ?? []);
  const decisions = readFileSync('docs/specification/decisions.md', 'utf8').match(/^\*\*AMB-\d+/gm) ?? [];
  return new Set([...ids, ...decisions.map((id) => id.slice(2))]);
};

/** The texts of the screens, as they are written in the code. */
const screenTexts = (): string =>
  globSync('src/ui/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

type Bodies = readonly (readonly [pointer: string, value: unknown])[];

/** Every body with an example, and where its schema is. */
const bodiesOf = ({ operation, pointer }: DocumentedCall): Bodies => {
  const places = [
    ['/requestBody', nodeAt(operation, 'requestBody')] as const,
    ...Object.keys(nodeAt(operation, 'responses')).map(
      (status) => [`/responses/${status}`, nodeAt(operation, 'responses', status)] as const,
    ),
  ];
  return places.flatMap(([place, body]) => {
    const ref = textOf(body['$ref']);
    const at = ref === '' ? pointer + place : ref.slice(1);
    return Object.entries(nodeAt(resolved(root, body), 'content')).flatMap(([media, content]) =>
      examplesOf(root, nodeAt({ content }, 'content')).map(
        (value) => [`${at}/content/${asPointer(media)}/schema`, value] as const,
      ),
    );
  });
};

const said = (node: unknown): boolean => textOf(nodeAt({ node }, 'node')['description']) !== '';

describe('docs/api/openapi.yaml', () => {
  it('says of each call and each schema what it is', () => {
    const schemas = Object.entries(nodeAt(root, 'components', 'schemas'));
    // The schemas of other files have their names from these.
    const own = schemas.filter(([name]) => /^[A-Z]/.test(name));
    expect(own.filter(([, schema]) => !said(schema)).map(([name]) => name)).toEqual([]);
    expect(byId.filter(([, { operation }]) => !said(operation)).map(([id]) => id)).toEqual([]);
  });

  it('says each choice whole: a generator of clients makes nothing of one that only requires', () => {
    const bare = /"(?:anyOf|oneOf)":\[[^\]]*\{"required":\[[^\]]*\]\}/;
    const schemas = Object.entries(nodeAt(root, 'components', 'schemas'));
    expect(schemas.filter(([, schema]) => bare.test(JSON.stringify(schema))).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('names rows and decisions that exist, at least one row for each call', () => {
    const known = rows();
    for (const [id, { operation }] of byId)
      expect([id, textsAt(operation, 'x-requirements').length > 0]).toEqual([id, true]);
    const named = calls.flatMap(({ operation }) => textsAt(operation, 'x-requirements'));
    const all = [...named, ...(whole.match(/\bAMB-\d+/g) ?? [])];
    expect(all.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names for each call the screens that make it', () => {
    const entries = ['login', 'signUp', 'topBar', 'everyScreen'];
    const screens = new Set<string>([...portalRoutes.map(({ screen }) => screen), ...entries]);
    for (const [id, { operation }] of byId) {
      const named = textsAt(operation, 'x-screens');
      expect([id, named.filter((screen) => !screens.has(screen))]).toEqual([id, []]);
      expect([id, named.length > 0]).toEqual([id, true]);
    }
  });

  it('quotes the texts of failures as the screens have them', () => {
    const screens = screenTexts();
    const quoted = calls.flatMap(({ operation }) => textsAt(operation, 'x-failure-texts'));
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter((text) => !screens.includes(text))).toEqual([]);
  });

  it.each(byId)('has for %s examples that fit its schemas, also inside JSON text', (_id, call) => {
    for (const [pointer, value] of bodiesOf(call))
      expect([pointer, validator.problems(pointer, value)]).toEqual([pointer, []]);
  });

  it('shows every example that was recorded', () => {
    const shown = new Set(Object.keys(nodeAt(root, 'components', 'examples')));
    const recorded = readdirSync('docs/api/examples').map((file) => file.replace(/\.json$/, ''));
    expect(recorded.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('uses every schema, response, header and parameter that it defines', () => {
    const kinds = ['schemas', 'responses', 'headers', 'parameters', 'x-tolerations'];
    const defined = kinds.flatMap((kind) =>
      Object.keys(nodeAt(root, 'components', kind)).map((name) => `#/components/${kind}/${name}`),
    );
    expect(defined.filter((name) => !whole.includes(`"${name}"`))).toEqual([]);
  });
});

/** The fields of a form with their position in the hashed text. */
const positionsIn = (schema: string): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(nodeAt(root, 'components', 'schemas', schema, 'properties')).flatMap(([name, field]) => {
      const position = nodeAt({ field }, 'field')['x-hash-position'];
      return typeof position === 'number' ? [[position, name] as const] : [];
    }),
  );

const hashOf = (schema: string, form: object, salt: { readonly position: number; readonly text: string }) => {
  const names = positionsIn(schema);
  const last = Math.max(...names.keys(), salt.position);
  const texts = Array.from({ length: last }, (_, index) => {
    const name = names.get(index + 1);
    if (index + 1 === salt.position) return salt.text;
    return name === undefined ? '' : textOf(Reflect.get(form, name));
  });
  return createHash('sha512').update(texts.join('|')).digest('hex');
};

const formOf = (example: string): object => nodeAt(root, 'components', 'examples', example, 'value');

/** The salt of the sandbox that the examples were recorded on. */
const TEXT = 'testsalt';

describe('the payment hash as the document describes it', () => {
  it('is the hash of the recorded form', () => {
    const form = formOf('postPayuForm.request');
    const hash = hashOf('PayuForm', form, { position: 17, text: TEXT });
    expect(Reflect.get(form, 'hash')).toBe(hash);
    expect(nodeAt(root, 'components', 'examples', 'generatePayuChecksum', 'value')['data']).toBe(hash);
  });

  it('is the hash of the recorded return', () => {
    const form = formOf('returnFromPayment.request');
    expect(Reflect.get(form, 'hash')).toBe(hashOf('PayuReturn', form, { position: 1, text: TEXT }));
  });
});
