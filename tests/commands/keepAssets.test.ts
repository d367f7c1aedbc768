import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const HOUR = 3600;
let folder: string;
const previous = (): string => join(folder, 'previous');
const kept = (): readonly string[] => readdirSync(join(previous(), 'assets')).toSorted();

/** Builds a release of these files and begins it. */
const begin = (release: string, ...names: readonly string[]): void => {
  const dist = join(folder, release);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(dist, 'assets', name), release);
  execFileSync('sh', ['docs/deploy/keep-assets.sh', dist, previous()]);
};

/** Goes back to the first release by the guide's own words; nginx apart. */
const rollBack = (): void => {
  const guide = readFileSync('docs/deploy/README.md', 'utf8');
  const [, commands = ''] = /\*\*Roll back\*\*[^`]*```\n(.*?)```/s.exec(guide) ?? [];
  const mine = commands
    .replace(/^nginx .*$/m, '')
    .replaceAll('/srv/portal/releases/1/dist', join(folder, '1'))
    .replaceAll('/srv/portal', folder);
  execFileSync('sh', ['-ec', mine]);
};

/** Lets the files that are kept grow older. */
const age = (hours: number, names = kept()): void => {
  const then = Date.now() / 1000 - hours * HOUR;
  for (const name of names) utimesSync(join(previous(), 'assets', name), then, then);
};

describe('keep-assets.sh', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keep-assets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps the files of a release that ends, however long it was served', () => {
    begin('1', 'a-1.js', 'b.js');
    age(30 * 24);
    begin('2', 'a-2.js', 'b.js');
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'b.js']);
  });

  it('keeps those of two releases of one day', () => {
    begin('1', 'a-1.js');
    begin('2', 'a-2.js');
    begin('3', 'a-3.js');
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  });

  it('keeps those of a release that was gone back to, as the guide says', () => {
    begin('1', 'a-1.js');
    begin('2', 'a-2.js');
    rollBack();
    age(48);
    begin('3', 'a-3.js');
    expect(kept()).toEqual(['a-1.js', 'a-3.js']);
  });

  it('removes what ended more than a day ago, and needs no folder of an old release', () => {
    begin('1', 'a-1.js');
    begin('2', 'a-2.js');
    age(25);
    rmSync(join(folder, '1'), { recursive: true });
    rmSync(join(folder, '2'), { recursive: true });
    begin('3', 'a-3.js');
    expect(kept()).toEqual(['a-2.js', 'a-3.js']);
    expect(existsSync(join(previous(), 'serving'))).toBe(true);
  });
});
