/**
 * Prints the statutory dates of a financial year as the portal computes them, for whoever keeps the table:
 * `npx node scripts/deadlines.ts 2026-27 MH`. See docs/deadlines.md.
 */
import { portalModule } from './portalModule.ts';

interface Program {
  readonly printDeadlines: (given: readonly string[]) => boolean;
}

const { printDeadlines } = await portalModule<Program>('./scripts/printDeadlines.ts');
process.exitCode = printDeadlines(process.argv.slice(2)) ? 0 : 1;
