import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const TABLES = ['tests/requirements.tsv', 'docs/specification/beyond.tsv'];

const read = (file: string): string => readFileSync(file, 'utf8');

const idsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] || []);

const decisions = (): readonly string[] =>
  [...read('docs/specification/decisions.md').matchAll(/^\*\*(AMB-\d+) /gm)].map(([, id]) => id ?? '');

const known = new Set([...TABLES.flatMap((table) => idsOf(read(table))), ...decisions()]);
const areas = [...new Set([...known].map((id) => id.replace(/-\d+$/, '')))];
// Made-up ids in the trace's own tests are no references.
const OWN = 'tests/tooling/trace.test.ts';

const FOLDERS = ['src', 'sandbox', 'tests', 'docs', 'scripts', 'conformance', 'build'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const references = (): readonly string[] => {
  const files = ['README.md', ...FOLDERS.flatMap(filesIn)].filter(
    (file) =>
      /\.(?:tsx?|md|css|sql|yaml|schema\.json)$/.test(file) &&
      file !== OWN &&
      !file.endsWith('.test.ts.snap'),
  );
  const id = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g');
  return files.flatMap((file) => (read(file).match(id) ?? []).map((name) => `${name} in ${file}`));
};

describe('The specification in the repository', () => {
  it('has each row in one table: a row that is proved is no longer planned', () => {
    const ids = TABLES.flatMap((table) => idsOf(read(table)));
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('contains every row and decision that code, tests and documents name', () => {
    const all = references();
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((reference) => !known.has(reference.split(' ')[0] ?? ''))).toEqual([]);
  });
});
