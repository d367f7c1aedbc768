import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The table that the embedded backend serves; an operator's own copy begins with it. */
export const TABLE = 'sandbox/deadlines/deadlines.json';
const SCHEMA = 'docs/api/deadlines.schema.json';

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Where a table of statutory dates differs from its schema, one line each. */
export const schemaFaults = (table: unknown): readonly string[] => {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  const schema: AnySchema = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  const check = ajv.compile(schema);
  return check(table) === true
    ? []
    : (check.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
};
