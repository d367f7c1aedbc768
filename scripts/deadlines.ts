/**
 * Prints the statutory dates of a financial year as the portal computes them, for whoever keeps the table:
 * `npx node scripts/deadlines.ts 2026-27 MH`. See docs/deadlines.md.
 */
import { runnerImport } from 'vite';

interface Program {
  readonly printDeadlines: (given: readonly string[]) => boolean;
}

// The portal's own modules name their imports without endings, which Vite resolves and Node does not.
const { module } = await runnerImport<Program>('./scripts/printDeadlines.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = module.printDeadlines(process.argv.slice(2)) ? 0 : 1;
