import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { conform, Unreachable } from './conform.ts';
import { junitReport } from './junit.ts';
import { HELP, optionsOf, WrongUsage } from './options.ts';
import { pageReport } from './page.ts';
import { countOf } from './report.ts';
import { terminalReport } from './terminal.ts';

/** `npm run conformance -- https://backend.example`: a backend held against docs/api/openapi.yaml. */
const COULD_NOT_RUN = 2;

const askForOtp = async (phone: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const otp = await terminal.question(`One-time password of ${phone}: `);
  terminal.close();
  return otp.trim();
};

const write = (file: string | undefined, text: string): void => {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const run = async (): Promise<number> => {
  const options = optionsOf(process.argv.slice(2));
  if (options === undefined) {
    process.stdout.write(HELP);
    return 0;
  }
  const report = await conform(options, askForOtp);
  process.stdout.write(terminalReport(report, process.stdout.isTTY));
  write(options.junit, junitReport(report));
  write(options.html, pageReport(report));
  return countOf(report, 'failure') > 0 ? 1 : 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof WrongUsage || error instanceof Unreachable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = COULD_NOT_RUN;
}
