import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Optional packages that a locked package names and that have no entry where npm would look for it. */
const missingFrom = ({ packages }: Lockfile): readonly string[] =>
  Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => {
      const nested = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
      return packages[nested] === undefined && packages[`node_modules/${name}`] === undefined;
    }),
  );

describe('package-lock.json', () => {
  it('has an entry for every optional platform package, without which npm ci fails on another machine', () => {
    const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(missingFrom(lockfile)).toEqual([]);
  });

  it('is reported when an entry is missing', () => {
    const packages = {
      '': {},
      'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
      'node_modules/tool-linux': {},
    };
    expect(missingFrom({ packages })).toEqual(['tool-mac']);
  });
});
