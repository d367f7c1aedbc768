import type { SchemaValidateFunction } from 'ajv';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, isNode, type Json, type Node } from './theDocument.ts';

const ROOT = 'https://portal.example/openapi';

/** Something in a value that a schema forbids. */
export interface Violation {
  /** '/data/0/status'; a segment that ends in '~' leads into JSON that is text. */
  readonly path: string;
  /** 'required', 'type', 'enum' and so on. */
  readonly keyword: string;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Validator {
  /** Everything in the value that the schema at that JSON pointer forbids. */
  readonly violations: (pointer: string, value: unknown) => readonly Violation[];
  /** The same in one line each; empty for a valid value. */
  readonly problems: (pointer: string, value: unknown) => readonly string[];
}

const isTolerance = (key: string): boolean => key.startsWith('x-') || key.endsWith('Tolerated');

const closedValue = (value: Json): Json => {
  if (isNode(value)) return closed(value);
  if (!Array.isArray(value)) return value;
  const items: readonly Json[] = value;
  return items.map(closedValue);
};

/** The document with closed records, so that a field that it does not name is a problem. */
const closed = (value: Node): Node => {
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, isTolerance(key) ? child : closedValue(child)]),
  );
  const isOpenRecord = isNode(value['properties']) && !('additionalProperties' in value);
  return isOpenRecord && value['type'] === 'object' ? { ...inside, additionalProperties: false } : inside;
};

export const parsedJson = (text: string): Json | undefined => {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

type Check = ReturnType<Ajv2020['compile']>;

/** Looks with `contentSchema` into JSON that is text, and reports what is wrong inside. */
const insideText = (checkAt: (pointer: string) => Check): SchemaValidateFunction => {
  const validate: SchemaValidateFunction = (...given) => {
    const { $ref }: { readonly $ref: string } = given[0];
    const text: string = given[1];
    const path = given[3]?.instancePath ?? '';
    const value = parsedJson(text);
    if (value === undefined) {
      validate.errors = [
        { instancePath: path, keyword: 'contentSchema', message: 'must be JSON', params: {} },
      ];
      return false;
    }
    const check = checkAt($ref.slice(1));
    if (check(value) === true) return true;
    validate.errors = (check.errors ?? []).map((error) => ({
      ...error,
      instancePath: `${path}~${error.instancePath}`,
    }));
    return false;
  };
  return validate;
};

const violationOf = ({ instancePath, keyword, message = '', params }: ErrorObject): Violation => ({
  path: instancePath,
  keyword,
  message,
  params,
});

const lineOf = ({ path, message, params }: Violation): string =>
  `${path.replaceAll(/\/\d+/g, '/*') || 'body'} ${message} ${JSON.stringify(params)}`;

const validatorFor = (root: Node, isOpen: boolean): Validator => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addFormats.default(ajv);
  const checkAt = (pointer: string): Check =>
    ajv.getSchema(`${ROOT}#${pointer}`) ?? ajv.compile({ $ref: `${ROOT}#${pointer}` });
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    errors: 'full',
    validate: insideText(checkAt),
  });
  ajv.addSchema({ ...(isOpen ? root : closed(root)), $id: ROOT });
  const violations = (pointer: string, value: unknown): readonly Violation[] => {
    const check = checkAt(pointer);
    return check(value) === true ? [] : (check.errors ?? []).map(violationOf);
  };
  return {
    violations,
    problems: (pointer, value) => [...new Set(violations(pointer, value).map(lineOf))],
  };
};

const openOnes = new WeakMap<Node, Validator>();
const closedOnes = new WeakMap<Node, Validator>();

/**
 * JSON Schema 2020-12 over the document, with `contentSchema` looked into; `isOpen` lets unknown fields pass. One for
 * each document, since compiling its schemas takes longer than the checks.
 */
export const validatorOf = ({ root }: ContractDocument, isOpen = false): Validator => {
  const known = isOpen ? openOnes : closedOnes;
  const validator = known.get(root) ?? validatorFor(root, isOpen);
  known.set(root, validator);
  return validator;
};
