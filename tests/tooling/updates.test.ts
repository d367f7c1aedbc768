import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { sectionOf, tablesIn } from './documentedTree';

interface Update {
  readonly directory: string;
  readonly groups?: Readonly<Record<string, { readonly patterns: readonly string[] }>>;
}

type Packages = Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>;

/** The packages of each row of the document; those that are installed apart name their file. */
const rows = tablesIn(sectionOf('docs/upgrading.md', 'The groups'))
  .flat()
  .map(([cell = '']) => cell.trim())
  .filter((cell) => !cell.includes('`'))
  .map((cell) => cell.split(', '));

const isIn = (row: readonly string[], name: string): boolean =>
  row.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

describe('What the update bot offers', () => {
  it('comes in the groups of the document', () => {
    const file = parseYaml(readFileSync('.github/dependabot.yml', 'utf8'));
    const { updates }: { readonly updates: readonly Update[] } = JSON.parse(JSON.stringify(file));
    const groups = updates.find(({ directory }) => directory === '/')?.groups ?? {};
    expect(Object.values(groups).map(({ patterns }) => patterns)).toEqual(
      rows.filter((row) => row.length > 1),
    );
  });

  it('has a row of the document for each package, and no row twice', () => {
    const packages: Packages = JSON.parse(readFileSync('package.json', 'utf8'));
    const names = [packages.dependencies, packages.devDependencies, packages.optionalDependencies].flatMap(
      Object.keys,
    );
    expect(names.filter((name) => rows.filter((row) => isIn(row, name)).length !== 1)).toEqual([]);
  });
});
