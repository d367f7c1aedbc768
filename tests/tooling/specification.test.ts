import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES, pageOf } from '../../scripts/specification.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const idsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] || []);

const decisions = (): readonly string[] =>
  [...read('docs/specification/decisions.md').matchAll(/^\*\*(AMB-\d+) /gm)].map(([, id]) => id ?? '');

const known = new Set([...PAGES.flatMap(({ table }) => idsOf(read(table))), ...decisions()]);
const areas = [...new Set([...known].map((id) => id.replace(/-\d+$/, '')))];
// Made-up ids in the trace's own tests are no references.
const OWN = 'tests/tooling/trace.test.ts';

const references = (): readonly string[] => {
  const files = execFileSync('git', [
    'ls-files',
    'src',
    'sandbox',
    'tests',
    'docs',
    'scripts',
    'build',
    'README.md',
  ])
    .toString()
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|md|css|sql|yaml|schema\.json)$/.test(file) &&
        file !== OWN &&
        !file.endsWith('.test.ts.snap'),
    );
  const id = new RegExp(String.raw`\b(?:${areas.join('|')})-\d+\b`, 'g');
  return files.flatMap((file) => (read(file).match(id) ?? []).map((name) => `${name} in ${file}`));
};

describe('The specification in the repository', () => {
  it('shows each requirement table as a page, made by npm run specification', () => {
    for (const { table, page, title } of PAGES) expect(read(page)).toBe(pageOf(title, read(table)));
  });

  it('has each row in one table: a row that is proved is no longer planned', () => {
    const ids = PAGES.flatMap(({ table }) => idsOf(read(table)));
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('contains every row and decision that code, tests and documents name', () => {
    const all = references();
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((reference) => !known.has(reference.split(' ')[0] ?? ''))).toEqual([]);
  });
});
