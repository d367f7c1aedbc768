import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';

const DOCUMENT = 'docs/api/openapi.yaml';

/** `npm run check:api`: the contract's document against the rules in redocly.yaml; warnings count as errors. */
const problems = await lint({ ref: DOCUMENT, config: await loadConfig({ configPath: 'redocly.yaml' }) });
const totals = getTotals(problems);
if (problems.length > 0) formatProblems(problems, { format: 'codeframe', totals });
process.exitCode = problems.length > 0 ? 1 : 0;
