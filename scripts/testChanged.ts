import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runNode } from './command.ts';
import { nearTests } from './nearTests.ts';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/**
 * `npm run test:changed`: the tests in the folders beside the files that are not yet committed, or that differ from the
 * branch that is named. Nearly every screen's tests reach any rule; `npm run test:reached` runs those too.
 */
const since = process.argv[2] ?? 'HEAD';
const changed = [
  ...git('diff', '--name-only', '--relative', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const folders = nearTests(changed, existsSync);

if (folders.length === 0) {
  process.stdout.write('No changed file has rules or screens beside it.\n');
} else {
  const projects = ['--project', 'rules', '--project', 'screens'];
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...folders], {
    show: true,
  });
  process.exitCode = code;
}
