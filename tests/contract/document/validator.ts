import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Json } from '../mutation/mutatedJson';
import { type ContractDocument, isNode, type Node } from './theDocument';

const ROOT = 'https://portal.example/openapi';

export interface Validator {
  /** Everything in the value that the schema at that JSON pointer forbids; empty for a valid value. */
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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** JSON Schema 2020-12 over the document, with `contentSchema` looked into; `isOpen` lets unknown fields pass. */
export const validatorOf = ({ root }: ContractDocument, isOpen = false): Validator => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  const checkAt = (pointer: string): ReturnType<typeof ajv.compile> =>
    ajv.getSchema(`${ROOT}#${pointer}`) ?? ajv.compile({ $ref: `${ROOT}#${pointer}` });
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    errors: false,
    validate: ({ $ref }: { readonly $ref: string }, text: string) => checkAt($ref.slice(1))(parsed(text)),
  });
  ajv.addSchema({ ...(isOpen ? root : closed(root)), $id: ROOT });
  return {
    problems: (pointer, value) => {
      const check = checkAt(pointer);
      if (check(value) === true) return [];
      const lines = (check.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath.replaceAll(/\/\d+/g, '/*') || 'body'} ${message} ${JSON.stringify(params)}`,
      );
      return [...new Set(lines)];
    },
  };
};
