import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { vendors } from '../../../src/infrastructure/vendors/vendors';
import { nodeAt } from '../../../conformance/theDocument.ts';
import { vendorGroups, vendorSchema } from './vendorSchema';

const FILE = 'docs/api/portal.config.schema.json';

it('the schema of the configuration says of the vendors what their records say; npm run api:examples writes it again', async () => {
  const schema: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  const derived = Object.fromEntries(vendorGroups.map((group) => [group, vendorSchema(group)]));
  expect(JSON.stringify(derived)).not.toContain('"description":""');
  const properties = { ...nodeAt(schema, 'properties'), ...derived };
  const text = JSON.stringify({ ...nodeAt(schema), properties }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(`../../../${FILE}`);
  expect(vendorGroups.toSorted()).toEqual(Object.keys(vendors).toSorted());
});
