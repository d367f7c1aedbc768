import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';

import { readJson, schemaFaults, TABLE } from './deadlineTable.ts';

const DOCUMENT = 'docs/api/openapi.yaml';

/**
 * `npx node scripts/apiLint.ts`: the contract's document against the rules in redocly.yaml, where warnings count as errors, and
 * the table of statutory dates against its schema.
 */
const problems = await lint({ ref: DOCUMENT, config: await loadConfig({ configPath: 'redocly.yaml' }) });
const totals = getTotals(problems);
if (problems.length > 0) formatProblems(problems, { format: 'codeframe', totals });
const faults = schemaFaults(readJson(TABLE));
for (const fault of faults) process.stderr.write(`${TABLE}: ${fault}\n`);
process.exitCode = problems.length + faults.length > 0 ? 1 : 0;
