import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Release {
  /** The package's version, and the commit where there is one: 1.0.0+914dd32a1b2c, with .changed for files not committed. */
  readonly release: string;
  /** ISO 8601, of the commit where there is one. */
  readonly date: string;
}

/** What git says, or undefined outside a working copy. */
const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
};

/** The commit that is built, and whether files differ from it. */
interface Commit {
  /** `<hash> <date>`. */
  readonly told: string;
  readonly isChanged: boolean;
}

/**
 * The release of a version and a commit; without a commit that of the version, now. Files that are in no commit are
 * told by `.changed`: nobody can build that release again.
 */
export const releaseOf = (version: string, commit: Commit | undefined, now: Date): Release => {
  const [hash, date] = commit?.told.split(' ') ?? [];
  return hash === undefined || date === undefined
    ? { release: version, date: now.toISOString() }
    : {
        release: `${version}+${hash}${commit?.isChanged === true ? '.changed' : ''}`,
        date: new Date(date).toISOString(),
      };
};

/** The release that is built here. The same commit has the same one, wherever it is built. */
export const releaseHere = (): Release => {
  const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const told = git('show', '-s', '--abbrev=12', '--format=%h %cI', 'HEAD');
  const commit =
    told === undefined ? undefined : { told, isChanged: git('status', '--porcelain') !== undefined };
  return releaseOf(version, commit, new Date());
};
